import type { GalleryPage } from '../../sanity.types.ts'
import type { Seed } from '../document.ts'
import { closing, hero, seo } from '../page.ts'
import { picture } from '../pictures.ts'
import { galleryProjects } from '../projects.ts'
import { weakRef } from '../reference.ts'

/** The page of all finished work. */
export const galleryPage: Seed<GalleryPage> = {
  _id: 'galleryPage',
  _type: 'galleryPage',
  hero: hero(
    'Kitchens, baths, and whole houses',
    'Pick a kind of work. Each picture opens large, with what the job takes.',
    picture('bathroom-after.jpg'),
  ),
  order: galleryProjects.map(({ _id }) => ({ ...weakRef(_id), _key: _id })),
  closing: closing(
    'See a room like yours?',
    'Which room, and what would you change? You’ll get a written price for your own room.',
  ),
  seo: seo(
    'Remodeling Gallery: Kitchens, Baths, Homes',
    'Kitchens, bathrooms, and whole homes around Charlotte: what the work includes and about how long it takes.',
    'kitchen remodel gallery Charlotte',
    'bathroom remodel ideas',
  ),
}
