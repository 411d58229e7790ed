import { isTrade } from '#content/addresses/any-town.ts'
import { pathOf, townServicePath } from '#content/addresses/routes.ts'
import { isReachable } from '#content/addresses/web-address.ts'
import { formatPrice } from '#content/prices/price.ts'
import type { CityLink } from '../../lake/fragments/link.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import { MoreLink } from '../controls/more-link.tsx'
import { Band } from '../layout/band.tsx'
import { pictureCard } from '../layout/card.ts'
import { areRenderings, noteBelowOnPhone, Picture, RenderingsNote } from '../picture/picture.tsx'
import { Head } from '../text/section-head.tsx'
import type { MainServicesFragment, TownServicesFragment } from './query.ts'

type MainServicesProps = Pick<MainServicesFragment, 'heading' | 'main'> & {
  intro?: string | null
  /** The town whose pages the cards lead to, where it has them; without it they lead to the services in general. */
  town?: Town
}

type Service = MainServicesFragment['main'][number]
type Town = Pick<CityLink, '_type' | 'name' | 'slug'> &
  Pick<TownServicesFragment, 'serviceTexts' | 'pagesHere' | 'hiddenHere'>

export function MainServices({ heading, intro, main, town }: MainServicesProps) {
  if (main.length === 0) return null
  const isSaidOnce = areRenderings(main)
  return (
    <section className="mx-auto w-page" data-section="services">
      <Head heading={heading} intro={intro} />
      <div className="arrive grid md:grid-cols-12 md:gap-grid print:grid-cols-4 print:gap-4">
        {main.map((service, place) => (
          <ServiceCard
            key={service._id}
            service={service}
            town={town}
            width={widthOf(place, main.length)}
            isCaptioned={isSaidOnce}
          />
        ))}
      </div>
      {isSaidOnce && <RenderingsNote className="mt-4" />}
    </section>
  )
}

/** The same on the page of a town, as a part of its own. */
export function TownServices({
  heading,
  town,
}: {
  heading: string
  town: Town & Pick<TownServicesFragment, 'home'>
}) {
  const { main } = town.home.services
  if (main.length === 0) return null
  return (
    <Band as="div">
      <MainServices heading={heading} main={main} town={town} />
    </Band>
  )
}

/** Four stand in a row of a wide screen and two in one of a tablet; one that is left over has a row of its own. */
const widths = {
  quarter: {
    column: 'md:col-span-6 xl:col-span-3',
    height: 'md:*:h-48',
    /** The link has a line of its own below the price. */
    price: 'xl:col-span-full xl:mt-2',
    link: 'xl:row-start-5 xl:-mt-2',
    sizes: '(width < 48rem) 8.5rem, (width < 75rem) 46vw, 21.5rem',
  },
  half: {
    column: 'md:col-span-6',
    height: 'md:*:h-60 lg:*:h-68',
    price: '',
    link: '',
    sizes: '(width < 48rem) 8.5rem, (width < 82.5rem) 46vw, 39rem',
  },
  whole: {
    column: 'md:col-span-12',
    height: 'md:*:h-96',
    price: '',
    link: '',
    sizes: '(width < 48rem) 8.5rem, (width < 82.5rem) 93vw, 78rem',
  },
} as const

function widthOf(place: number, count: number): keyof typeof widths {
  if (count % 4 === 0) return 'quarter'
  return place === count - 1 && place % 2 === 0 ? 'whole' : 'half'
}

/** All of it is the link there. */
const rowOnPhones =
  'max-md:relative max-md:gap-y-1 max-md:rounded-none max-md:border-0 max-md:border-b max-md:bg-transparent max-md:px-0 max-md:py-3'
/** The price stands beside the title, and the arrow leads on. */
const withWordsAlone =
  'max-md:grid-cols-[minmax(min-content,1fr)_minmax(min-content,auto)_auto] max-md:grid-rows-[auto_auto] max-md:items-center'
/** A small picture stands beside the words, and the price below them. */
const withThumbnail =
  'max-md:grid-cols-[5.5rem_minmax(0,1fr)_auto] max-md:grid-rows-[auto_auto_auto_1fr] max-md:items-start'
const thumbnail = `max-md:col-span-1 max-md:row-span-4 max-md:m-0 max-md:*:rounded-sm max-md:[&_img]:aspect-square ${noteBelowOnPhone}`
const filled = 'md:*:flex md:*:flex-col md:[&_img]:min-h-0 md:[&_img]:flex-1'

type ServiceCardProps = {
  service: Service
  town: Town | undefined
  width: keyof typeof widths
  /** Whether a sentence below all says that their pictures are renderings. */
  isCaptioned: boolean
}

function ServiceCard({ service, town, width, isCaptioned }: ServiceCardProps) {
  const { _id, summary, picture, cardPrice } = service
  const { column, height, price, link, sizes } = widths[width]
  const page = pageHere(service, town) ?? { title: service.title, path: pathOf(service) }
  return (
    <article
      className={`${pictureCard.card} ${rowOnPhones} ${picture ? withThumbnail : withWordsAlone} ${column} print:col-auto`}
      data-item=""
      {...editable(service, 'summary')}
    >
      <div
        className={
          picture ? `${pictureCard.picture} ${filled} ${height} ${thumbnail}` : pictureCard.withoutPicture
        }
      >
        {picture && (
          <Picture
            picture={picture}
            shape="wide"
            sizes={sizes}
            upTo={1600}
            decorative
            captioned={isCaptioned}
          />
        )}
      </div>
      <h3
        className={`${pictureCard.title} max-md:col-span-1 max-md:row-start-1 ${picture ? 'max-md:col-start-2' : ''}`}
      >
        {service.title}
        {'town' in page && <span className="sr-only"> in {page.town}</span>}
      </h3>
      <p
        className={`${pictureCard.text} max-md:row-start-2 ${picture ? 'max-md:col-span-2 max-md:col-start-2' : ''}`}
      >
        {town?.serviceTexts?.find((own) => own.service === _id)?.text ?? summary}
      </p>
      {cardPrice && (
        <span
          className={`label ${pictureCard.line} ${price} ${picture ? 'max-md:col-span-2 max-md:col-start-2 max-md:row-start-3 max-md:mt-1' : 'max-md:row-start-1 max-md:ps-3 max-md:text-end'}`}
          {...editable(cardPrice, 'minimum')}
        >
          {formatPrice(cardPrice, 'Starting at')}
        </span>
      )}
      <MoreLink
        href={page.path}
        about={page.title}
        className={`${pictureCard.line} ${link} max-md:row-start-1 max-md:min-w-7 max-md:justify-end max-md:before:absolute max-md:before:inset-0 ${picture ? 'max-md:col-start-3 max-md:-my-2.5' : ''} max-md:text-[0px]`}
      />
    </article>
  )
}

/**
 * The page of a service in a town. Of a trade every town has one, unless it is hidden there; elsewhere the page of another town
 * would be shown.
 */
function pageHere(service: Service, town: Town | undefined) {
  const { _id, slug, title } = service
  if (!town || !isReachable(town) || town.hiddenHere.includes(_id)) return undefined
  if (!(isTrade(slug) || town.pagesHere.some((page) => page.service === _id))) return undefined
  return { title: `${title} in ${town.name}`, town: town.name, path: townServicePath(town, service) }
}
