import { spotInShape } from '#content/pictures/picture.ts'
import { formatPrice } from '#content/prices/price.ts'
import { CallButton, QuoteButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { TitleBlock } from '../../components/facts/fact-list.tsx'
import { FirstScreenEnd } from '../../components/hero/first-screen-end.tsx'
import { Picture, shapes } from '../../components/picture/picture.tsx'
import { Lead } from '../../components/text/lead.tsx'
import type { PictureFragment } from '../../fragments/picture.ts'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { editable } from '../../preview/marks.ts'
import type { HomePage } from './query.ts'

/** The frame keeps the picture's proportions and its container clips it, so that the marks on the picture stay in place. */
const SIZES = '(width < 64rem) 111vw, max(69rem, 68vw)'
/** The strip of the picture that is visible below the text on narrow screens; web/styles/blocks/hero.css positions it. */
const NARROW = { media: '(width < 64rem)', sizes: '100vw', from: 6, to: 96 }

type HomeHeroProps = Pick<HomePage, 'hero' | 'places' | 'measure' | 'badges'> & {
  jobs: HomePage['popular']['jobs']
  business: BusinessFragment
}

export function HomeHero({ hero, places, measure, jobs, badges, business }: HomeHeroProps) {
  const { picture } = hero
  return (
    <section className="hero-home" data-section="hero">
      <div className="mx-auto w-page split">
        <div className="copy">
          <h1 {...editable(hero, 'heading')}>{hero.heading}</h1>
          <Lead {...editable(hero, 'lead')}>{hero.lead}</Lead>
          <ButtonRow className="lg:max-xl:*:grow lg:max-xl:*:basis-full">
            <QuoteButton text={hero.action ?? 'Get a free quote online'} size="lg" />
            <CallButton business={business} size="lg" />
          </ButtonRow>
        </div>
        {picture && (
          <div className="view">
            <div className="frame">
              <Picture picture={picture} shape="wide" sizes={SIZES} narrow={NARROW} first captioned />
              {measure && <Measure measure={measure} picture={picture} />}
              {places && <Pins places={places} jobs={jobs} picture={picture} />}
            </div>
            {picture.rendering && (
              <p className="note" aria-hidden="true">
                Rendering, not a photograph
              </p>
            )}
          </div>
        )}
      </div>
      <div className="mx-auto w-page">
        <TitleBlock facts={badges.map(({ label, value }) => ({ name: label, value }))} />
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
    <svg className="measured" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path d={`M${from} ${line}H${to}M${from - 8} ${line + 8}l16-16M${to - 8} ${line + 8}l16-16`} />
      <path d={`M${from} ${line - 30}v45M${to} ${line - 30}v45`} />
      <text x={(from + to) / 2} y={line - 13}>
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
  return (
    <ul className="pins" aria-label="Prices in the picture">
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
    <li>
      <svg width={`${spot.x}%`} height={`${spot.y}%`} aria-hidden="true" />
      <span className="pin">{`${job?.title ?? place.price.title}\n${formatPrice(place.price)}`}</span>
    </li>
  )
}
