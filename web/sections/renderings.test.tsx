import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { exampleBusiness } from '../documents/example-business.ts'
import { examplePicture } from '../documents/examples.ts'
import type { PictureSlice } from '../documents/picture.ts'
import { Rendered } from '../ui/rendered.ts'
import { About } from './about/component.tsx'
import { BeforeAfter } from './before-after/component.tsx'
import { galleryExample } from './gallery/example.ts'
import { GalleryProject } from './gallery/project.tsx'
import { Hero } from './hero/component.tsx'
import { heroExample } from './hero/example.ts'
import { HomeHero } from './hero/home-hero.tsx'
import { ServiceCard } from './main-services/service-card.tsx'
import { Owner } from './owner/component.tsx'
import { ownerExample } from './owner/example.ts'
import { Projects } from './projects/component.tsx'
import { Videos } from './videos/component.tsx'
import { videosExample } from './videos/example.ts'

const folder = import.meta.dirname
const business = exampleBusiness
const heading = { _key: 'a', heading: 'Seen from the street', intro: null }
const inHero = (picture: PictureSlice) => ({ hero: { ...heroExample, picture }, business })
const projects = (picture: PictureSlice) =>
  galleryExample.projects.slice(0, 1).map((project) => ({ ...project, picture }))

/** By its file, every component that shows a picture of the owner's. */
const places: Record<string, (picture: PictureSlice) => ReactNode> = {
  'about/component.tsx': (picture) => (
    <About
      about={{ ...heading, claims: [], points: null, review: null, pictures: [{ ...picture, _key: 'b' }] }}
    />
  ),
  'before-after/component.tsx': (picture) => (
    <BeforeAfter
      section={{ ...heading, _type: 'beforeAfter', caption: 'A wall', before: picture, after: picture }}
    />
  ),
  'gallery/project.tsx': (picture) =>
    projects(picture).map((project) => (
      <GalleryProject key={project._id} project={project} whole={false} first={false} />
    )),
  'hero/component.tsx': (picture) => <Hero {...inHero(picture)} quote="Get a quote" facts={[]} />,
  'hero/home-hero.tsx': (picture) => (
    <HomeHero {...inHero(picture)} places={null} measure={null} jobs={[]} badges={[]} />
  ),
  'main-services/service-card.tsx': (picture) => (
    <ServiceCard title="Painting" text="Walls" path="/" price={null} picture={picture} place={0} />
  ),
  'owner/component.tsx': (picture) => <Owner owner={{ ...ownerExample, picture }} business={business} />,
  'projects/component.tsx': (picture) => (
    <Projects section={{ ...heading, _type: 'projects', projects: projects(picture) }} />
  ),
  'videos/component.tsx': (picture) => (
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
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  const showing = files.filter(
    (file) =>
      /(?<!\.test)\.tsx$/.test(file) &&
      /<(Picture|ProjectPhoto) /.test(readFileSync(join(folder, file), 'utf8')),
  )
  // The viewer's part stands in gallery and projects.
  const shown = showing.filter((file) => file !== 'viewer/project-photo.tsx')
  expect(shown.sort()).toEqual(Object.keys(places).sort())
})
