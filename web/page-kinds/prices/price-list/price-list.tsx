import { anchors, pathOf, singlePages } from '#content/addresses/routes.ts'
import { formatPhone } from '#content/documents/phone.ts'
import { dayOf } from '#content/hours/calendar-date.ts'
import { inUnits } from '#content/prices/measure.ts'
import { priceParts } from '#content/prices/price.ts'
import type { PriceCategory, PriceGroup } from '#content/prices/price-list.ts'
import { Button, ButtonLink } from '../../../components/controls/button.tsx'
import { MoreLink } from '../../../components/controls/more-link.tsx'
import { LogoMark } from '../../../components/drawings/logo.tsx'
import { TitleBlock } from '../../../components/facts/fact-list.tsx'
import { Band } from '../../../components/layout/band.tsx'
import { Badge } from '../../../components/marks/badge.tsx'
import { PriceTag } from '../../../components/prices/price-tag.tsx'
import { PhoneFold } from '../../../components/text/fold.tsx'
import { Head } from '../../../components/text/section-head.tsx'
import { addressOf, type BusinessFragment, straplineOf } from '../../../fragments/site/business.ts'
import { editable } from '../../../preview/marks.ts'
import type { ListedPriceFragment, PriceListFragment } from './query.ts'

export type Category = PriceCategory<ListedPriceFragment>
type Group = PriceGroup<ListedPriceFragment>

type PriceListProps = {
  heading: string
  intro: string
  categories: readonly Category[]
  list: Pick<PriceListFragment, 'finished' | 'changedAt'>
  business: BusinessFragment
}

export function PriceList({ heading, intro, categories, list, business }: PriceListProps) {
  const finished = new Set(list.finished.map(({ cost }) => cost))
  return (
    <Band look="taped" className="price-sheet" id={anchors.list} data-section="price-list">
      <div className="mx-auto w-page print:w-auto">
        <SheetHead business={business} checkedOn={list.changedAt && dayOf(list.changedAt)} />
        <div className="print:hidden">
          <Head heading={heading} intro={intro} />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 jumps">
          <Contents categories={categories} />
          <PrintPage />
        </div>
        {categories.map((category) => (
          <CategoryOfPrices key={category.key} category={category} finished={finished} />
        ))}
      </div>
    </Band>
  )
}

/** The prices of work that is done, which is shown as an example. */
type Finished = ReadonlySet<string>

/** Leads to the categories: on a phone the list is long. */
function Contents({ categories }: { categories: readonly Category[] }) {
  return (
    <nav aria-label="Price list">
      <ul className="flex flex-wrap items-center gap-2">
        {categories.map(({ key, title }) => (
          <li key={key}>
            <ButtonLink look="secondary" size="sm" href={`#${key}`}>
              {title}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function CategoryOfPrices({ category, finished }: { category: Category; finished: Finished }) {
  const { key, title, page, groups } = category
  return (
    <div className="category">
      <PhoneFold title={<h3>{title}</h3>}>
        <div id={key}>
          {page && <MoreLink href={pathOf(page)} about={`about ${title}`} />}
          <table className="prices">
            <caption className="sr-only">Prices: {title}</caption>
            <thead>
              <tr>
                <th scope="col">Job and what it covers</th>
                <th scope="col">Price</th>
              </tr>
            </thead>
            {groups.map((group) => (
              <GroupOfPrices
                key={group.key}
                group={group}
                finished={finished}
                isNamed={group.key !== category.key}
              />
            ))}
          </table>
        </div>
      </PhoneFold>
    </div>
  )
}

function GroupOfPrices({ group, finished, isNamed }: { group: Group; finished: Finished; isNamed: boolean }) {
  const { title, page, prices } = group
  return (
    <tbody>
      {isNamed && (
        <tr className="group">
          <th scope="rowgroup" colSpan={2}>
            {page ? <a href={pathOf(page)}>{title}</a> : title}
          </th>
        </tr>
      )}
      {prices.map((price) => (
        <Row key={price._id} price={price} isFinished={finished.has(price._id)} />
      ))}
    </tbody>
  )
}

function Row({ price, isFinished }: { price: ListedPriceFragment; isFinished: boolean }) {
  const { _id, title, covers, leastUnits, unit } = price
  const parts = priceParts(price)
  const least = leastUnits ? `at least ${inUnits(leastUnits, unit)}` : ''
  return (
    <tr id={_id} data-item="" {...editable(price, 'minimum')}>
      <th scope="row">
        <div className="what">
          <span className="job">
            <span>
              {title}{' '}
              {isFinished && (
                <Badge look="outline" className="align-[0.1em] print:border-0 print:p-0 print:text-[6.5pt]">
                  Example project
                </Badge>
              )}
            </span>
          </span>
          {covers && <span className="covers">{covers}</span>}
        </div>
      </th>
      <td>
        <PriceTag {...parts} size="list" terms={[parts.terms, least].filter(Boolean).join(', ')} />
      </td>
    </tr>
  )
}

/** Prints the page; without a script it is not there, for the browser's own menu prints too. */
function PrintPage() {
  return (
    <print-page>
      <Button look="outline" icon="printer">
        Print the list
      </Button>
      <span className="text-sm text-ink-soft">Prints on one sheet</span>
    </print-page>
  )
}

type SheetHeadProps = { business: BusinessFragment; checkedOn: string | null }

/** The title block of the printed sheet: on paper nothing else says whose prices these are. */
function SheetHead({ business, checkedOn }: SheetHeadProps) {
  const facts = [
    { name: singlePages.pricesPage.title, value: checkedOn ? `Checked on ${checkedOn}` : 'Price list' },
    { name: 'Phone', value: formatPhone(business.phone) },
    { name: 'Email', value: business.email },
    { name: 'Address', value: addressOf(business) },
  ]
  return (
    <div className="sheet-head">
      <p>
        <LogoMark className="stroke-current" />
        <b>{business.name}</b> {straplineOf(business)}. {business.licenceLine}.
      </p>
      <TitleBlock facts={facts} />
    </div>
  )
}
