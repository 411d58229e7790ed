import { anchors, pathOf, singlePages } from '#content/addresses/routes.ts'
import { priceParts } from '#content/prices/price.ts'
import { TextButton } from '../../components/contact-links/contact-buttons.tsx'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { House } from '../../components/drawings/house.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { BusinessFragment } from '../../fragments/site/business.ts'
import { editable } from '../../preview/marks.ts'
import type { HomePage } from './query.ts'

type PopularServicesProps = { popular: HomePage['popular']; business: BusinessFragment }

/** The numbers on the drawing of the house are those of the price list. */
export function PopularServices({ popular, business }: PopularServicesProps) {
  return (
    <section className="sec taped" id={anchors.services} data-section="popular-services">
      <div className="wrap grid half">
        <div className="stick">
          <Head heading={popular.heading} intro={popular.intro} />
          <House />
        </div>
        <div className="stack">
          <ol className="pricelist numbered">
            {popular.jobs.map((job) => (
              <Job key={job._key} job={job} />
            ))}
          </ol>
          <div className="row full pt-3">
            <TextButton business={business} text="Text us a photo for a price" />
            <MoreLink href={singlePages.pricesPage.path} text="All prices on one page" />
          </div>
        </div>
      </div>
    </section>
  )
}

function Job({ job }: { job: HomePage['popular']['jobs'][number] }) {
  return (
    <li data-item="">
      <h3>{job.service ? <a href={pathOf(job.service)}>{job.title}</a> : job.title}</h3>
      <PriceTag {...priceParts(job.price)} {...editable(job.price, 'minimum')} />
      <p>{job.text}</p>
    </li>
  )
}
