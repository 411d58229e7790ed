import { isTrade } from '#content/addresses/any-town.ts'
import { pathOf, townServicePath } from '#content/addresses/routes.ts'
import { formatPrice } from '#content/prices/price.ts'
import type { CityLink } from '../../fragments/link.ts'
import type { PictureFragment } from '../../fragments/picture.ts'
import type { PriceFragment } from '../../fragments/price.ts'
import { editable } from '../../preview/marks.ts'
import { MoreLink } from '../controls/more-link.tsx'
import { Picture } from '../picture/picture.tsx'
import { Head } from '../text/section-head.tsx'
import type { MainServicesFragment, TownServicesFragment } from './query.ts'

type MainServicesProps = Pick<MainServicesFragment, 'heading' | 'main'> & {
  intro?: string | null
  /** The town whose pages the cards lead to, where it has them; without it they lead to the services in general. */
  town?: Town
}

type Town = Pick<CityLink, '_type' | 'name' | 'slug'> &
  Pick<TownServicesFragment, 'serviceTexts' | 'pagesHere'>

/** The main services and their starting prices; in a town with the owner's texts about that town. */
export function MainServices({ heading, intro, main, town }: MainServicesProps) {
  return (
    <section className="wrap" data-section="services">
      <Head heading={heading} intro={intro} />
      <div className="bond arrive">
        {main.map((service, place) => (
          <ServiceCard
            key={service._id}
            title={hasPage(town, service) ? `${service.title} in ${town.name}` : service.title}
            text={town?.serviceTexts?.find((own) => own.service === service._id)?.text ?? service.summary}
            path={hasPage(town, service) ? townServicePath(town, service) : pathOf(service)}
            picture={service.picture}
            price={service.cardPrice}
            place={place}
            mark={editable(service, 'summary')}
          />
        ))}
      </div>
    </section>
  )
}

/** Of a trade every town has a page; elsewhere the page of another town would be shown. */
function hasPage(town: Town | undefined, { _id, slug }: MainServicesFragment['main'][number]): town is Town {
  return town !== undefined && (isTrade(slug) || town.pagesHere.some(({ service }) => service === _id))
}

type ServiceCardProps = {
  title: string
  text: string
  path: string
  picture: PictureFragment | null
  price: PriceFragment | null
  /** Where it stands in the brick bond of four. */
  place: number
  /** What the preview knows the service by. */
  mark?: ReturnType<typeof editable>
}

/** On a tablet all pictures are equally high, and a narrow one shows only its middle. */
const WIDE = '(width < 48rem) 93vw, (width < 82.5rem) max(31rem, 54vw), 45rem'
const NARROW = '(width < 48rem) 93vw, (width < 82.5rem) max(31rem, 38vw), 32rem'

/** A main service with its picture and where its prices start. */
export function ServiceCard({ title, text, path, picture, price, place, mark }: ServiceCardProps) {
  const sizes = place % 4 === 0 || place % 4 === 3 ? WIDE : NARROW
  return (
    <article className="card pic" data-item="" {...mark}>
      {picture && <Picture picture={picture} shape="wide" sizes={sizes} upTo={1600} decorative />}
      <h3>{title}</h3>
      <p className="soft">{text}</p>
      {price && (
        <span className="label" {...editable(price, 'minimum')}>
          {formatPrice(price, 'Starting at')}
        </span>
      )}
      <MoreLink href={path} about={`about ${title}`} />
    </article>
  )
}
