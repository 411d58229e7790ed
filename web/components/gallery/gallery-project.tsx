import { pathOf } from '#content/addresses/routes.ts'
import { categorySlug, serviceOf } from '#content/documents/project.ts'
import { formatPrice } from '#content/prices/price.ts'
import type { ServiceLink } from '../../lake/fragments/link.ts'
import type { ProjectFragment } from '../../lake/fragments/project.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { Compare } from '../compare/compare.tsx'
import { MoreLink } from '../controls/more-link.tsx'
import { EnlargeLink, ProjectPhoto } from '../photo-viewer/project-photo.tsx'
import { Picture } from '../picture/picture.tsx'

/** The first one may take a whole row. The page of its own has larger ones than the home page. */
const sizes = {
  home: {
    /** From where it stands beside the others, it is a square cut out of half as much again. */
    first: '(width < 48rem) 74vw, (width < 82.5rem) 68vw, 57rem',
    other: '(width < 48rem) 74vw, (width < 82.5rem) 22vw, 18.5rem',
  },
  whole: {
    first: '(width < 82.5rem) 93vw, 78rem',
    other: '(width < 48rem) 46vw, (width < 64rem) 45.5vw, (width < 82.5rem) 30vw, 25rem',
    /** A phone has it as wide as two. */
    across: '(width < 48rem) 93vw, (width < 64rem) 45.5vw, (width < 82.5rem) 30vw, 25rem',
  },
} as const

/**
 * The first project that is shown stands so large that no row ends early. With a basis of 0, Firefox would leave no height for a photo
 * that stands in no flow.
 */
const firstLook = [
  'md:nth-[1_of_:not([hidden])]:[grid-area:span_var(--high,1)/span_var(--wide,1)]',
  'md:nth-[1_of_:not([hidden])]:[&>a:first-child]:grid md:nth-[1_of_:not([hidden])]:[&>a:first-child]:aspect-[var(--shape,3/2)]',
  'md:nth-[1_of_:not([hidden])]:[&>a:first-child]:min-h-0 md:nth-[1_of_:not([hidden])]:[&>a:first-child]:flex-[calc(var(--wide,1)-1)_0_auto]',
  'md:nth-[1_of_:not([hidden])]:[&>a:first-child>img]:absolute md:nth-[1_of_:not([hidden])]:[&>a:first-child>img]:inset-0',
  'md:nth-[1_of_:not([hidden])]:[&>a:first-child>img]:h-full',
].join(' ')

/**
 * On a phone one is as wide as the two below it, which say what they are when they are opened; so is one that would be left over, what
 * is compared, and what has more photos than one row of its half holds.
 */
const onPhone = {
  alike: [
    'max-md:nth-[3n+1_of_:not([hidden])]:col-span-full max-md:nth-[3n+2_of_:not([hidden])]:nth-last-[1_of_:not([hidden])]:col-span-full',
    'max-md:not-nth-[3n+1_of_:not([hidden])]:[&>h3]:text-base/tight',
  ].join(' '),
  across: 'max-md:col-span-full',
} as const
/** Their facts are told when they are opened. */
const briefOnPhone = 'max-md:not-nth-[3n+1_of_:not([hidden])]:[&>p,&>div>[data-end-icon]]:hidden'

/** Whether it has more photos than a row of its half of a phone holds. */
const hasMany = ({ photos }: ProjectFragment) => (photos?.length ?? 0) > 3

type GalleryProjectProps = {
  project: ProjectFragment
  /** Those that the page of its own leads to, from the work that they did. */
  services: readonly ServiceLink[] | undefined
  place: number
  /** Whether it is the first of its category, which leads on to the service. */
  isFirstOfKind: boolean
  /** Whether a sentence above all says that their pictures are renderings. */
  isCaptioned: boolean
}

export function GalleryProject(props: GalleryProjectProps) {
  const { project, services, place: position, isFirstOfKind, isCaptioned } = props
  const whole = services !== undefined
  const first = position === 0
  const { _id, title, category, picture, text, place, duration, cost } = project
  const shown =
    whole && (hasMany(project) || position % 3 === 0) && !first
      ? sizes.whole.across
      : sizes[whole ? 'whole' : 'home'][first ? 'first' : 'other']
  const service = services && isFirstOfKind && serviceOf(category, services)
  const isAcross = project.before !== null || hasMany(project)
  const phoneLook = whole
    ? `${onPhone[isAcross ? 'across' : 'alike']} ${isAcross || !isCaptioned ? '' : briefOnPhone}`
    : ''
  return (
    <li
      className={`flex flex-col gap-1 print:break-inside-avoid ${firstLook} ${phoneLook} excluded:hidden [&[hidden]]:hidden`}
      id={_id}
      data-category={categorySlug(category)}
      data-item=""
      {...editable(project, 'title')}
    >
      <ProjectPhoto
        project={project}
        sizes={shown}
        upTo={first ? 1920 : 1200}
        first={whole && first ? 'phones' : undefined}
      />
      <h3
        className={`mt-3 text-h4 ${whole ? '' : 'md:not-nth-[1_of_:not([hidden])]:text-base/tight'}`.trim()}
      >
        {title}
      </h3>
      <p className={`text-balance text-sm text-ink-soft ${whole || !isCaptioned ? '' : 'md:hidden'}`.trim()}>
        {[place, duration, whole && cost && formatPrice(cost)].filter(Boolean).join(', ')}
        {picture?.rendering && !isCaptioned && '. Rendering'}
      </p>
      {whole && text && <p className="max-md:hidden print:block">{text}</p>}
      {whole && (
        <div className="md:mt-auto">
          {service && (
            <MoreLink
              href={pathOf(service)}
              text={service.title}
              className="max-md:text-sm max-md:after:hidden"
            />
          )}
          <MorePhotos project={project} sizes={shown} first={first} />
        </div>
      )}
    </li>
  )
}

/** A few are in one row of the half of a phone, or of all of it below a first one; more are in rows of three or four along all of it. */
const thumbnails = {
  few: { rows: 'max-md:grid-cols-3 max-md:gap-1', sizes: '(width < 48rem) 15vw, 8rem' },
  first: { rows: 'max-md:grid-cols-3 max-md:gap-1', sizes: '(width < 48rem) 30vw, 8rem' },
  many: { rows: '', sizes: '(width < 48rem) 30vw, 8rem' },
} as const

type MorePhotosProps = { project: ProjectFragment; sizes: string; first: boolean }

function MorePhotos({ project, sizes, first }: MorePhotosProps) {
  const { picture, before, photos, title } = project
  const look = thumbnails[before || hasMany(project) ? 'many' : first ? 'first' : 'few']
  return (
    <>
      {picture && before && (
        <Compare before={before} after={picture} caption={`${title}, before and after`} sizes={sizes} />
      )}
      {photos && photos.length > 0 && (
        <ul className={`mt-2 grid grid-cols-[repeat(auto-fill,minmax(6rem,1fr))] gap-2 ${look.rows}`.trim()}>
          {photos.map((photo) => (
            <li key={photo._key}>
              {/* Without the mark of what opens large, which would hide so small a photo. */}
              <EnlargeLink project={project} photo={photo} name={photo.alt}>
                <Picture picture={photo} shape="square" sizes={look.sizes} upTo={480} inFrame />
              </EnlargeLink>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
