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
    'Kitchens, baths, and whole houses, finished',
    'See where each one was, how long it took, and what was behind the wall. The pictures are renderings until the photographs are in.',
    picture('bath-freestanding-tub.jpg'),
  ),
  order: galleryProjects.map(({ _id }) => ({ ...weakRef(_id), _key: _id })),
  closing: closing(
    'See a room like yours?',
    'Tell us which one, and what you’d change. You’ll get a written price for your own room.',
  ),
  seo: seo(
    'Remodeling Gallery: Kitchens, Baths, Homes',
    'Kitchens, bathrooms, and whole homes around Charlotte, each with its place, its time, and what we did behind the wall.',
    'kitchen remodel gallery Charlotte',
    'bathroom remodel ideas',
  ),
}
