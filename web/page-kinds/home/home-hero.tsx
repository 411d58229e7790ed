import { spotInShape } from '#content/pictures/picture.ts'
import { formatPrice } from '#content/prices/price.ts'
import { CallButton, QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { TitleBlock } from '../../components/facts/fact-list.tsx'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { noteLook, Picture, shapes } from '../../components/picture/picture.tsx'
import { Lead } from '../../components/text/lead.tsx'
import type { PictureFragment } from '../../lake/fragments/picture.ts'
import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { HomePage } from './query.ts'

/** The frame keeps the picture's proportions and its container clips it, so that the marks on the picture stay in place. */
const SIZES = '(width < 64rem) 111vw, max(69rem, 68vw)'
/** The strip of the picture that is visible below the text on narrow screens. */
const NARROW = { media: '(width < 64rem)', sizes: '100vw', from: 6, to: 96 }

const viewLook =
  'relative overflow-hidden max-lg:-mx-gutter max-lg:aspect-16/10 lg:absolute lg:inset-[0_0_3.6rem_calc(50%-3vw)] print:hidden'

/** The strip that narrow screens fetch lies where it would be in the whole. */
const frameLook = [
  'absolute inset-y-0 left-1/2 @container-size aspect-16/9 -translate-x-[51%]',
  '[&_img]:h-full [&_img]:rounded-none [&_photo-frame]:h-full [&_photo-frame]:rounded-none',
  'max-lg:[&_img]:ms-[6%] max-lg:[&_img]:w-[90%]',
].join(' ')

/** A plate on a leader line, whose end is the lower right corner of an empty drawing. */
const pinLook = [
  'relative inline-flex items-center gap-2 rounded-[99px] bg-surface px-[0.8rem] py-[0.3rem] align-bottom text-label/[1.25] font-semibold shadow-float',
  '[translate:-1.2rem_-11cqb] before:absolute before:inset-[100%_auto_auto_1.2rem] before:h-[11cqb] before:w-1 before:-translate-x-0.5',
  'before:border-x before:border-photo-mark before:bg-plate after:absolute after:inset-[100%_auto_auto_1.2rem] after:size-2.75',
  'after:[translate:-5.5px_calc(11cqb-5.5px)] after:rounded-full after:border-2 after:border-photo-mark after:bg-plate',
].join(' ')

type HomeHeroProps = Pick<HomePage, 'hero' | 'places' | 'measure' | 'badges'> & {
  jobs: HomePage['popular']['jobs']
  business: BusinessFragment
}

export function HomeHero({ hero, places, measure, jobs, badges, business }: HomeHeroProps) {
  const { picture } = hero
  return (
    <section className="relative pb-4" data-section="hero">
      <div className="mx-auto w-page lg:grid lg:min-h-[max(40rem,38vw)] lg:grid-cols-[46fr_54fr]">
        <div className="grid grid-cols-1 content-center gap-4 py-6 lg:gap-6 lg:pt-12 lg:pr-8 lg:pb-28">
          <h1 className="lg:text-h1-split" {...editable(hero, 'heading')}>
            {hero.heading}
          </h1>
          <Lead {...editable(hero, 'lead')}>{hero.lead}</Lead>
          <ButtonRow className="lg:*:grow">
            <QuoteButton text={hero.action ?? 'Get a free quote online'} size="lg" />
            <CallButton business={business} size="lg" />
          </ButtonRow>
        </div>
        {picture && (
          <div className={viewLook} data-view="">
            <div className={frameLook}>
              <Picture picture={picture} shape="wide" sizes={SIZES} narrow={NARROW} first captioned />
              {measure && <Measure measure={measure} picture={picture} />}
              {places && <Pins places={places} jobs={jobs} picture={picture} />}
            </div>
            {picture.rendering && (
              <p className={`${noteLook} lg:bottom-[3.4rem]`} aria-hidden="true">
                Rendering, not a photograph
              </p>
            )}
          </div>
        )}
      </div>
      <div className="mx-auto w-page">
        <TitleBlock
          className="max-lg:mt-4 lg:-mt-10 lg:shadow-card"
          facts={badges.map(({ label, value }) => ({ name: label, value }))}
        />
      </div>
      <FirstScreenEnd />
    </section>
  )
}

const WIDTH = 1600
const HEIGHT = WIDTH / shapes.wide

type MeasureProps = { measure: NonNullable<HomePage['measure']>; picture: PictureFragment }

function Measure({ measure, picture }: MeasureProps) {
  const { text, y } = measure
  const left = spotInShape(picture, shapes.wide, { x: measure.left, y })
  const right = spotInShape(picture, shapes.wide, { x: measure.right, y })
  if (!left || !right) return null
  const [from, to, line] = [left.x * (WIDTH / 100), right.x * (WIDTH / 100), left.y * (HEIGHT / 100)]
  return (
    <svg
      className="absolute inset-0 fill-none stroke-photo-mark stroke-[2.2] max-xl:hidden"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      aria-hidden="true"
    >
      <path d={`M${from} ${line}H${to}M${from - 8} ${line + 8}l16-16M${to - 8} ${line + 8}l16-16`} />
      <path d={`M${from} ${line - 30}v45M${to} ${line - 30}v45`} />
      <text
        className="fill-photo-mark stroke-none text-[24px] font-semibold [text-anchor:middle]"
        x={(from + to) / 2}
        y={line - 13}
      >
        {text}
      </text>
    </svg>
  )
}

type Places = NonNullable<HomePage['places']>
type Jobs = HomePage['popular']['jobs']
type PinsProps = { places: Places; jobs: Jobs; picture: PictureFragment }

/** Where popular jobs happen in the picture; on a phone they would hide it. */
export function Pins({ places, jobs, picture }: PinsProps) {
  if (places.length === 0) return null
  return (
    <ul className="max-md:hidden" aria-label="Prices in the picture">
      {places.map((place) => (
        <Pin key={place._key} place={place} jobs={jobs} picture={picture} />
      ))}
    </ul>
  )
}

/** An empty SVG reaches from the corner of the picture to the spot: its size is an attribute and needs no inline style. */
function Pin({ place, jobs, picture }: { place: Places[number]; jobs: Jobs; picture: PictureFragment }) {
  const spot = spotInShape(picture, shapes.wide, place)
  if (!spot) return null
  const job = jobs.find(({ price }) => price._id === place.price._id)
  return (
    <li className="absolute inset-0 leading-[0] whitespace-pre">
      <svg className="inline" width={`${spot.x}%`} height={`${spot.y}%`} aria-hidden="true" />
      <span className={pinLook}>{`${job?.title ?? place.price.title}\n${formatPrice(place.price)}`}</span>
    </li>
  )
}
