import { anchors, pathOf, singlePages } from '#content/addresses/routes.ts'
import { priceParts } from '#content/prices/price.ts'
import { TextButton } from '../../components/contact-links/contact-buttons.tsx'
import { ButtonRow } from '../../components/controls/button-row.tsx'
import { MoreLink } from '../../components/controls/more-link.tsx'
import { House } from '../../components/drawings/house.tsx'
import { Band } from '../../components/layout/band.tsx'
import { Columns } from '../../components/layout/columns.tsx'
import { PriceRow } from '../../components/prices/price-rows.tsx'
import { PriceTag } from '../../components/prices/price-tag.tsx'
import { Head } from '../../components/text/section-head.tsx'
import type { Site } from '../../lake/fragments/site/site-query.ts'
import { editable } from '../../lake/preview-marks/marks.ts'
import type { HomePage } from './query.ts'

type PopularServicesProps = { popular: HomePage['popular']; site: Site }

/** The numbers on the drawing of the house are those of the price list. */
export function PopularServices({ popular, site }: PopularServicesProps) {
  return (
    <Band look="taped" id={anchors.services} data-section="popular-services">
      <Columns wide="half" className="mx-auto w-page">
        <div className="lg:sticky lg:top-28">
          <Head heading={popular.heading} intro={popular.intro} />
          <House places={popular.jobs.map(({ _key }) => popular.numbers.indexOf(_key))} />
        </div>
        <div className="space-y-4">
          <ol className="numbered">
            {popular.jobs.map((job) => (
              <Job key={job._key} job={job} />
            ))}
          </ol>
          <ButtonRow className="pt-3">
            <TextButton business={site.business} text="Text us a photo for a price" />
            {!site.hiddenPages.includes('pricesPage') && (
              <MoreLink href={singlePages.pricesPage.path} text="All prices on one page" />
            )}
          </ButtonRow>
        </div>
      </Columns>
    </Band>
  )
}

function Job({ job }: { job: HomePage['popular']['jobs'][number] }) {
  return (
    <PriceRow
      as="h3"
      name={
        job.service ? (
          <a
            className="-mx-2 -my-2.25 px-2 py-3 text-inherit no-underline hover:underline focus-visible:-outline-offset-6"
            href={pathOf(job.service)}
          >
            {job.title}
          </a>
        ) : (
          job.title
        )
      }
      price={<PriceTag {...priceParts(job.price)} {...editable(job.price, 'minimum')} />}
      text={job.text}
      isNumbered
      data-item=""
    />
  )
}
