import { singlePages } from '#content/addresses/routes.ts'
import { formatPhone } from '#content/documents/phone.ts'
import { LogoMark } from '../../../components/drawings/logo.tsx'
import { TitleBlock } from '../../../components/facts/fact-list.tsx'
import { type BusinessFragment, straplineOf } from '../../../fragments/site/business.ts'

type SheetHeadProps = { business: BusinessFragment; checkedOn: string | null }

/** The title block of the printed sheet: on paper nothing else says whose prices these are. */
export function SheetHead({ business, checkedOn }: SheetHeadProps) {
  const facts = [
    { name: singlePages.pricesPage.title, value: checkedOn ? `Checked on ${checkedOn}` : 'Price list' },
    { name: 'Phone', value: formatPhone(business.phone) },
    { name: 'Email', value: business.email },
    { name: 'Address', value: `${business.locality}, ${business.region} ${business.postalCode}` },
  ]
  return (
    <div className="sheet-head">
      <p>
        <LogoMark />
        <b>{business.name}</b> {straplineOf(business)}. {business.licenceLine}.
      </p>
      <TitleBlock facts={facts} />
    </div>
  )
}
