import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { Owner } from '../chapters/about/owner/component.tsx'
import { ownerExample } from '../chapters/about/owner/example.ts'
import { galleryExample } from '../chapters/gallery/gallery/example.ts'
import { GalleryProject } from '../chapters/gallery/gallery/project.tsx'
import { About } from '../chapters/home/about/component.tsx'
import { Videos } from '../chapters/home/videos/component.tsx'
import { videosExample } from '../chapters/home/videos/example.ts'
import { exampleBusiness } from '../documents/example-business.ts'
import { examplePicture } from '../documents/examples.ts'
import type { PictureSlice } from '../documents/picture.ts'
import { BeforeAfter } from '../sections/before-after/component.tsx'
import { Hero } from '../sections/hero/component.tsx'
import { heroExample } from '../sections/hero/example.ts'
import { HomeHero } from '../sections/hero/home-hero.tsx'
import { ServiceCard } from '../sections/main-services/card.tsx'
import { Projects } from '../sections/projects/component.tsx'
import { Rendered } from '../ui/rendered.ts'

const web = join(import.meta.dirname, '..')
const folders = ['parts', 'sections', 'chapters']
const business = exampleBusiness
const heading = { _key: 'a', heading: 'Seen from the street', intro: null }
const inHero = (picture: PictureSlice) => ({ hero: { ...heroExample, picture }, business })
const projects = (picture: PictureSlice) =>
  galleryExample.projects.slice(0, 1).map((project) => ({ ...project, picture }))

/** By its file, every component that shows a picture of the owner's. */
const places: Record<string, (picture: PictureSlice) => ReactNode> = {
  'chapters/home/about/component.tsx': (picture) => (
    <About
      about={{ ...heading, claims: [], points: null, review: null, pictures: [{ ...picture, _key: 'b' }] }}
    />
  ),
  'sections/before-after/component.tsx': (picture) => (
    <BeforeAfter
      section={{ ...heading, _type: 'beforeAfter', caption: 'A wall', before: picture, after: picture }}
    />
  ),
  'chapters/gallery/gallery/project.tsx': (picture) =>
    projects(picture).map((project) => (
      <GalleryProject key={project._id} project={project} whole={false} first={false} />
    )),
  'sections/hero/component.tsx': (picture) => <Hero {...inHero(picture)} quote="Get a quote" facts={[]} />,
  'sections/hero/home-hero.tsx': (picture) => (
    <HomeHero {...inHero(picture)} places={null} measure={null} jobs={[]} badges={[]} />
  ),
  'sections/main-services/card.tsx': (picture) => (
    <ServiceCard title="Painting" text="Walls" path="/" price={null} picture={picture} place={0} />
  ),
  'chapters/about/owner/component.tsx': (picture) => (
    <Owner owner={{ ...ownerExample, picture }} business={business} />
  ),
  'sections/projects/component.tsx': (picture) => (
    <Projects section={{ ...heading, _type: 'projects', projects: projects(picture) }} />
  ),
  'chapters/home/videos/component.tsx': (picture) => (
    <Videos
      videos={{ ...videosExample, items: videosExample.items.map((video) => ({ ...video, picture })) }}
    />
  ),
}

describe.each(Object.entries(places))('a picture in %s', (_file, place) => {
  test('says once that it is a rendering, for all to see', () => {
    const { text } = new Rendered(place({ ...examplePicture, rendering: true }))
    expect(text.match(/Rendering/g)).toHaveLength(1)
  })

  test.each([false, null])('says nothing of the kind when it is a photograph (%s)', (rendering) => {
    const photograph = new Rendered(place({ ...examplePicture, rendering }))
    expect([photograph.text, ...photograph.attributes('alt')].join()).not.toMatch(/rendering|3D/i)
  })
})

test('no component that shows pictures is missing here', () => {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: web }))
  const showing = files.filter(
    (file) =>
      !file.endsWith('.test.tsx') && /<(Picture|ProjectPhoto) /.test(readFileSync(join(web, file), 'utf8')),
  )
  // The viewer's part stands in gallery and projects.
  const shown = showing.filter((file) => file !== 'parts/viewer/project-photo.tsx')
  expect(shown.sort()).toEqual(Object.keys(places).sort())
})
