import { isTrade } from '#content/addresses/any-town.ts'
import { pathOf, townServicePath } from '#content/addresses/routes.ts'
import { formatPrice } from '#content/prices/price.ts'
import type { CityLink } from '../../fragments/link.ts'
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

type Service = MainServicesFragment['main'][number]
type Town = Pick<CityLink, '_type' | 'name' | 'slug'> &
  Pick<TownServicesFragment, 'serviceTexts' | 'pagesHere'>

export function MainServices({ heading, intro, main, town }: MainServicesProps) {
  return (
    <section className="mx-auto w-page" data-section="services">
      <Head heading={heading} intro={intro} />
      <div className="bond arrive">
        {main.map((service, place) => (
          <ServiceCard key={service._id} service={service} town={town} place={place} />
        ))}
      </div>
    </section>
  )
}

/** On a tablet all pictures are equally high, and a narrow one shows only its middle. */
const WIDE = '(width < 48rem) 93vw, (width < 82.5rem) max(31rem, 54vw), 45rem'
const NARROW = '(width < 48rem) 93vw, (width < 82.5rem) max(31rem, 38vw), 32rem'

type ServiceCardProps = {
  service: Service
  town: Town | undefined
  /** Its number in the brick bond of four, from 0. */
  place: number
}

function ServiceCard({ service, town, place }: ServiceCardProps) {
  const { _id, summary, picture, cardPrice } = service
  const sizes = place % 4 === 0 || place % 4 === 3 ? WIDE : NARROW
  const page = pageHere(service, town) ?? { title: service.title, path: pathOf(service) }
  return (
    <article className="card pic" data-item="" {...editable(service, 'summary')}>
      {picture && <Picture picture={picture} shape="wide" sizes={sizes} upTo={1600} decorative />}
      <h3>{page.title}</h3>
      <p className="text-ink-soft">
        {town?.serviceTexts?.find((own) => own.service === _id)?.text ?? summary}
      </p>
      {cardPrice && (
        <span className="text-label font-stretch-118%" {...editable(cardPrice, 'minimum')}>
          {formatPrice(cardPrice, 'Starting at')}
        </span>
      )}
      <MoreLink href={page.path} about={`about ${page.title}`} />
    </article>
  )
}

/** The page of a service in a town. Of a trade every town has one; elsewhere the page of another town would be shown. */
function pageHere(service: Service, town: Town | undefined) {
  const { _id, slug, title } = service
  if (!town || !(isTrade(slug) || town.pagesHere.some((page) => page.service === _id))) return undefined
  return { title: `${title} in ${town.name}`, path: townServicePath(town, service) }
}
