import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReactNode } from 'react'
import { describe, expect, test } from 'vitest'
import { galleryExample } from '../components/gallery/example.ts'
import { GalleryProject } from '../components/gallery/gallery-project.tsx'
import { MorePhotos } from '../components/gallery/more-photos.tsx'
import { heroExample } from '../components/hero/example.ts'
import { Hero } from '../components/hero/hero.tsx'
import { ServiceCard } from '../components/main-services/service-card.tsx'
import { ownerExample } from '../components/owner/example.ts'
import { Owner } from '../components/owner/owner.tsx'
import { exampleBusiness } from '../fragments/examples/example-business.ts'
import { examplePicture, exampleProject } from '../fragments/examples/examples.ts'
import type { PictureFragment } from '../fragments/picture.ts'
import { projectParser } from '../fragments/project.ts'
import { About } from '../page-kinds/home/about.tsx'
import { videosExample } from '../page-kinds/home/example.ts'
import { HomeHero } from '../page-kinds/home/home-hero.tsx'
import { Videos } from '../page-kinds/home/videos.tsx'
import { BeforeAfter } from '../sections/before-after/before-after.tsx'
import { Projects } from '../sections/projects/projects.tsx'
import { Rendered } from '../testing/rendered.ts'

const web = join(import.meta.dirname, '..')
const folders = ['components', 'sections', 'page-kinds']
const business = exampleBusiness
const heading = { _key: 'a', heading: 'Seen from the street', intro: null }
const inHero = (picture: PictureFragment) => ({ hero: { ...heroExample, picture }, business })
const projects = (picture: PictureFragment) =>
  galleryExample.projects.slice(0, 1).map((project) => ({ ...project, picture }))

/** By its file, every component that shows a picture of the owner's. */
const places: Record<string, (picture: PictureFragment) => ReactNode> = {
  'page-kinds/home/about.tsx': (picture) => (
    <About
      about={{ ...heading, claims: [], points: null, review: null, pictures: [{ ...picture, _key: 'b' }] }}
    />
  ),
  'components/compare/compare.tsx': (picture) => (
    <BeforeAfter
      section={{ ...heading, _type: 'beforeAfter', caption: 'A wall', before: picture, after: picture }}
    />
  ),
  'components/gallery/more-photos.tsx': (picture) =>
    projects({ ...picture, rendering: false }).map((project) => (
      <MorePhotos
        key={project._id}
        project={{ ...project, photos: [{ ...picture, _key: 'b' }] }}
        sizes="100vw"
      />
    )),
  'components/gallery/gallery-project.tsx': (picture) =>
    projects(picture).map((project) => (
      <GalleryProject key={project._id} project={project} whole={false} first={false} />
    )),
  'components/hero/hero.tsx': (picture) => <Hero {...inHero(picture)} quote="Get a quote" facts={[]} />,
  'page-kinds/home/home-hero.tsx': (picture) => (
    <HomeHero {...inHero(picture)} places={null} measure={null} jobs={[]} badges={[]} />
  ),
  'components/main-services/service-card.tsx': (picture) => (
    <ServiceCard title="Painting" text="Walls" path="/" price={null} picture={picture} place={0} />
  ),
  'components/owner/owner.tsx': (picture) => (
    <Owner owner={{ ...ownerExample, picture }} business={business} />
  ),
  'sections/projects/projects.tsx': (picture) => (
    <Projects section={{ ...heading, _type: 'projects', projects: projects(picture) }} />
  ),
  'page-kinds/home/videos.tsx': (picture) => (
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

test.each([
  [true, null],
  [false, 'The wall came out.'],
])('the story of a job is told below a photograph of it alone (a rendering: %s)', (rendering, text) => {
  const picture = { ...examplePicture, rendering }
  expect(projectParser.parse({ ...exampleProject, text: 'The wall came out.', picture }).text).toBe(text)
})

test('no component that shows pictures is missing here', () => {
  const files = folders.flatMap((folder) => globSync(`${folder}/**/*.tsx`, { cwd: web }))
  const showing = files.filter(
    (file) =>
      !file.endsWith('.test.tsx') && /<(Picture|ProjectPhoto) /.test(readFileSync(join(web, file), 'utf8')),
  )
  // The viewer's part stands in gallery and projects.
  const shown = showing.filter((file) => file !== 'components/photo-viewer/project-photo.tsx')
  expect(shown.sort()).toEqual(Object.keys(places).sort())
})
