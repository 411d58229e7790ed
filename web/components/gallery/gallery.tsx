import { anchors } from '#content/addresses/routes.ts'
import { categorySlug, introAbove, projectCategories } from '#content/documents/project.ts'
import type { ServiceLink } from '../../lake/fragments/link.ts'
import type { ProjectFragment } from '../../lake/fragments/project.ts'
import { Band } from '../layout/band.tsx'
import { PhotoViewer } from '../photo-viewer/photo-viewer.tsx'
import { areRenderings } from '../picture/picture.tsx'
import { Head } from '../text/section-head.tsx'
import { swipeRow } from '../text/swipe-row.ts'
import { GalleryProject } from './gallery-project.tsx'
import type { GalleryFragment } from './query.ts'

/**
 * How high the section is before it is laid out, and how large its first project is by what the last row would have: as wide as two or
 * three, or two wide and two high.
 */
const firstIs = {
  whole: [
    'md:[--place:190rem] lg:[--place:118rem]',
    'md:max-lg:has-[[data-over-two="1"]:checked]:[--shape:2] md:max-lg:has-[[data-over-two="1"]:checked]:[--wide:2]',
    'lg:has-[[data-over-wide="1"]:checked]:[--shape:2] lg:has-[[data-over-wide="1"]:checked]:[--wide:3]',
    'lg:has-[[data-over-wide="2"]:checked]:[--shape:auto] lg:has-[[data-over-wide="2"]:checked]:[--wide:2]',
  ].join(' '),
  home: [
    'md:[--place:85rem] xl:[--place:90rem]',
    'md:[--shape:auto] md:[--wide:2] md:has-[[data-over-wide="1"]:checked]:[--high:2] md:has-[[data-over-wide="2"]:checked]:[--wide:3]',
    'md:has-[[data-over-wide="0"]:checked]:[--shape:3/2] md:has-[[data-over-wide="0"]:checked]:[--wide:1]',
  ].join(' '),
  onPaper: 'print:[--shape:1.5] print:[--wide:1]',
} as const

const works = 'grid gap-x-grid gap-y-8 print:grid-cols-3 print:gap-4'

/** A pill that is filled when it is chosen. */
const choiceLook = [
  'flex min-h-target items-center rounded-[99px] border-(length:--stroke) border-line-field px-4 leading-[1.2] font-[550] even-figures',
  'group-hover:border-ink peer-checked:border-ink peer-checked:bg-ink peer-checked:text-paper',
  'peer-focus-visible:rounded-[2px] peer-focus-visible:outline-3 peer-focus-visible:outline-offset-3 peer-focus-visible:outline-focus',
  'forced-colors:peer-checked:forced-color-adjust-none',
].join(' ')

type GalleryProps = {
  gallery: GalleryFragment
  /** A page of its own has room for the story of each project and the way to its service, and a heading above this one. */
  services?: readonly ServiceLink[]
}

/** Finished work by category. The style sheet hides what the filter excludes, and so does its script. */
export function Gallery({ gallery, services }: GalleryProps) {
  const whole = services !== undefined
  const { heading, intro, projects } = gallery
  const isSaidOnce = areRenderings(projects)
  const words = introAbove(intro, isSaidOnce)
  return (
    <Band
      look={whole ? 'tight' : 'taped'}
      className={`${firstIs[whole ? 'whole' : 'home']} ${firstIs.onPaper}`}
      id={anchors.gallery}
      data-section="gallery"
    >
      <div className="mx-auto w-page">
        {whole ? (
          <>
            <h2 className="sr-only">{heading}</h2>
            {words && <p className="mb-4 text-ink-soft">{words}</p>}
          </>
        ) : (
          <Head heading={heading} intro={words} />
        )}
        <GalleryFilter projects={projects} columns={whole ? 3 : 4} />
        <PhotoViewer>
          <ul
            {...(whole
              ? {
                  className: `${works} max-md:grid-cols-2 max-md:grid-flow-dense max-md:gap-x-3 max-md:gap-y-6 md:grid-cols-2 lg:grid-cols-3`,
                }
              : {
                  ...swipeRow(heading, `${works} md:grid-cols-4`),
                  role: undefined,
                })}
            data-projects=""
          >
            {projects.map((project, place) => (
              <GalleryProject
                key={project._id}
                project={project}
                services={services}
                place={place}
                isFirstOfKind={projects.findIndex(({ category }) => category === project.category) === place}
                isCaptioned={isSaidOnce}
              />
            ))}
          </ul>
        </PhotoViewer>
      </div>
    </Band>
  )
}

type GalleryFilterProps = {
  projects: readonly ProjectFragment[]
  /** How many stand in a row of a wide screen. */
  columns: number
}

function GalleryFilter({ projects, columns }: GalleryFilterProps) {
  return (
    <photo-filter>
      <fieldset className="mb-6 flex flex-wrap gap-2 max-md:-mx-gutter max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:py-[3px] print:hidden">
        <legend className="sr-only">Show one kind of project</legend>
        <Choice name="All" value="" count={projects.length} columns={columns} />
        {projectCategories.map((category) => {
          const count = projects.filter((project) => project.category === category).length
          return (
            count > 0 && (
              <Choice
                key={category}
                name={category}
                value={categorySlug(category)}
                count={count}
                columns={columns}
              />
            )
          )
        })}
      </fieldset>
      <p className="sr-only" role="status" />
    </photo-filter>
  )
}

type ChoiceProps = { name: string; value: string; count: number; columns: number }

/** How many projects the last row has, of two columns and on a wide screen: the style sheet sizes the first one by it. */
function Choice({ name, value, count, columns }: ChoiceProps) {
  return (
    <label className="group relative cursor-pointer max-md:flex-none max-md:scroll-mx-gutter">
      <input
        className="peer sr-only"
        type="radio"
        name="category"
        value={value}
        defaultChecked={value === ''}
        data-over-two={count % 2}
        data-over-wide={count % columns}
      />
      <span className={choiceLook}>
        {name} {count}
      </span>
    </label>
  )
}
