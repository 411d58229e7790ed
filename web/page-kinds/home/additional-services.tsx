import { pathOf } from '#content/addresses/routes.ts'
import { PhoneFold } from '../../components/text/fold.tsx'
import { LinkList } from '../../components/text/link-list.tsx'
import { Review } from '../../sections/reviews/review.tsx'
import type { HomePage } from './query.ts'

type Additional = Pick<HomePage['services'], 'additionalHeading' | 'additional' | 'review'>

/** The other services as a list, on the band of the main ones. */
export function AdditionalServices({ services }: { services: Additional }) {
  const links = services.additional.map((service) => ({ path: pathOf(service), title: service.title }))
  return (
    <div className="wrap grid side-r additional">
      <section data-section="additional-services">
        <PhoneFold title={<h3>{services.additionalHeading}</h3>}>
          <LinkList links={links} />
        </PhoneFold>
      </section>
      {services.review && <Review review={services.review} />}
    </div>
  )
}
