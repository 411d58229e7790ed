import { pathOf } from '#content/addresses/routes.ts'
import { Button, ButtonLink, type ButtonLook } from '../../components/controls/button.tsx'
import { Tip } from '../../components/controls/tip.tsx'
import { Gallery } from '../../components/gallery/gallery.tsx'
import { Badge, type BadgeLook } from '../../components/marks/badge.tsx'
import { Stars } from '../../components/marks/stars.tsx'
import { Picture } from '../../components/picture/picture.tsx'
import { RichText } from '../../components/text/rich-text.tsx'
import { business, home, picture, project, text } from '../../testing/samples.ts'
import type { Examples } from './example.ts'
import { inSection } from './frames.tsx'

const buttonLooks: readonly ButtonLook[] = [
  'default',
  'destructive',
  'outline',
  'secondary',
  'ghost',
  'link',
  'hero',
  'construction',
]
const badgeLooks: readonly BadgeLook[] = ['default', 'secondary', 'destructive', 'outline']
const gallery = { ...home.gallery, intro: null, projects: [project] }
const tub = {
  ...project,
  _id: 'project-tub',
  title: 'Freestanding tub',
  category: 'Bathroom Remodeling',
} as const
const photo = { ...picture, rendering: false }
const whole = {
  ...project,
  text: 'The wall came out and the island went in.',
  before: { ...photo, alt: 'The old kitchen' },
  photos: [{ ...photo, _key: 'a', alt: 'The sink', rendering: true }],
}
const kitchens = {
  _id: 'kitchens',
  _type: 'service',
  title: 'Kitchen remodeling',
  slug: 'kitchen-remodeling',
} as const
const span = { _key: 'span', _type: 'span', text: 'Plain words.', marks: null } as const
const block = { _key: 'a', _type: 'block', style: null, listItem: null, level: null, markDefs: null } as const

const controls: Examples = {
  Badge: {
    shows: inSection(
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {badgeLooks.map((look) => (
          <Badge key={look} look={look} icon="alert">
            {look}
          </Badge>
        ))}
      </div>,
    ),
    says: [...badgeLooks],
    attributes: { 'data-icon': badgeLooks.map(() => 'alert') },
  },
  Button: {
    shows: inSection(
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {buttonLooks.map((look) => (
          <Button key={look} look={look}>
            {look}
          </Button>
        ))}
      </div>,
    ),
    says: [...buttonLooks],
    attributes: { type: buttonLooks.map(() => 'button') },
  },
  // A link that looks like a button is a link; the style sheet draws its icon, which nobody reads out.
  ButtonLink: {
    shows: inSection(
      <ButtonLink look="construction" icon="phone" href="tel:+17045550142">
        Call
      </ButtonLink>,
    ),
    says: ['Call'],
    links: ['tel:+17045550142'],
    lacks: ['button'],
    attributes: { 'data-icon': ['phone'] },
  },
  // It says what its link says to those who do not see it.
  Tip: {
    shows: inSection(
      <Tip text="Facebook">
        <ButtonLink look="ghost" size="icon" icon="facebook" href="/" aria-label="Facebook" />
      </Tip>,
    ),
    says: ['Facebook'],
    has: ['[role="tooltip"]'],
  },
  Stars: {
    shows: inSection(<Stars rating={4.5} />),
    says: [],
    has: ['[aria-label="4.5 out of 5 stars"]'],
  },
  // Prices, claims and facts inside a sentence come from their documents; links follow their pages.
  RichText: {
    shows: inSection(<RichText text={text} business={business} />),
    says: ['Interior painting costs $2.50/sq ft and up. Call (704) 555-0142, rated 4.9/5'],
    links: ['/services/painting', 'tel:+17045550142'],
  },
  // As another program writes it: with its words, or not even these, and no more.
  'RichText-bare': {
    shows: inSection(
      <RichText
        text={[
          { ...block, children: [span, { ...span, _key: 'empty', text: null }] },
          { ...block, _key: 'b', children: null },
        ]}
        business={business}
      />,
    ),
    says: ['Plain words.'],
  },
}

const pictures: Examples = {
  Gallery: {
    shows: <Gallery gallery={{ ...gallery, projects: [project, tub] }} />,
    says: [
      'All 2Kitchen Remodeling 1Bathroom Remodeling 1',
      'These are renderings, with typical times. Photos of our own jobs are coming.',
      `${project.title} ${project.place}, ${project.duration}`,
    ],
    // It starts with all; the whole story waits to be opened.
    never: ['waterfall island top'],
    has: ['a[data-features]', 'a[href^="/images/"][href$="/1600.avif"]'],
    attributes: {
      value: ['', 'kitchen-remodeling', 'bathroom-remodeling'],
      checked: [''],
      id: ['gallery', project._id, tub._id],
    },
  },
  'Gallery-closed-project': {
    shows: <Gallery gallery={{ ...gallery, projects: [whole] }} />,
    says: [`${project.duration}. Rendering`],
    never: ['These are renderings'],
    lacks: ['[alt="The old kitchen"]', '[alt^="The sink"]'],
  },
  // On its own page: the whole story, the room before, and more photos that open large.
  'Gallery-whole': {
    shows: <Gallery gallery={{ ...gallery, projects: [whole] }} services={[kitchens]} />,
    says: ['The wall came out', 'Before', 'After', kitchens.title],
    has: [
      '[alt="The old kitchen"]',
      '[alt^="The sink"]',
      '[aria-label="Enlarge: The sink"]',
      `a[href="${pathOf(kitchens)}"]`,
    ],
    // What opens large says of which project it is, and whether it is a rendering.
    attributes: {
      'data-title': [project.title, project.title],
      'data-work': [project.category, project.category],
      'data-rendering': ['Rendering', 'Rendering'],
    },
  },
  // It keeps its place before it is loaded, comes from the site itself, and is no larger than its file.
  Picture: {
    shows: inSection(<Picture picture={picture} shape="wide" sizes="100vw" />),
    says: ['Rendering'],
    has: ['img[src^="/images/"][srcset$=" 1600w"][srcset*=" 240w"]'],
    attributes: { width: ['1600'], height: ['900'] },
  },
  'Picture-no-larger-than-its-place': {
    shows: inSection(<Picture picture={picture} sizes="20rem" upTo={640} />),
    says: ['Rendering'],
    has: ['img[srcset$=" 640w"]'],
    attributes: { width: ['640'] },
  },
  'Picture-square': {
    shows: inSection(<Picture picture={picture} shape="square" sizes="100vw" />),
    says: ['Rendering'],
    // What is left of its file once it is cut.
    attributes: { width: ['960'] },
  },
  // Where its place shows a strip of it, it is that strip.
  'Picture-strip': {
    shows: inSection(
      <Picture
        picture={picture}
        sizes="50vw"
        narrow={{ media: '(width < 48rem)', sizes: '100vw', from: 0, to: 50 }}
      />,
    ),
    says: ['Rendering'],
    has: ['[media="(width < 48rem)"][srcset*="/0-0-800x1067/"]'],
    attributes: { sizes: ['100vw', '50vw'] },
  },
  'Picture-decorative': {
    shows: inSection(<Picture picture={picture} shape="wide" sizes="100vw" decorative />),
    says: ['Rendering'],
    attributes: { alt: [''] },
  },
}

/** What sections and pages are made of. */
export const componentExamples: Examples = { ...controls, ...pictures }
