import { anchors, pathOf, singlePages } from '#content/addresses/routes.ts'
import { formatPhone } from '#content/documents/phone.ts'
import { dayOf } from '#content/hours/business-clock.ts'
import { inUnits } from '#content/prices/measure.ts'
import { priceParts } from '#content/prices/price.ts'
import { type PriceCategory, type PriceGroup, titleInList } from '#content/prices/price-list.ts'
import { Button } from '../../../components/controls/button.tsx'
import { MoreLink } from '../../../components/controls/more-link.tsx'
import { TitleBlock } from '../../../components/facts/fact-list.tsx'
import { Band } from '../../../components/layout/band.tsx'
import { Mark } from '../../../components/layout/logo.tsx'
import { Badge } from '../../../components/marks/badge.tsx'
import { aboutJob } from '../../../components/prices/about-job.tsx'
import { PriceTag } from '../../../components/prices/price-tag.tsx'
import { PhoneFold } from '../../../components/text/fold.tsx'
import { Head } from '../../../components/text/section-head.tsx'
import { addressOf, type BusinessFragment, straplineOf } from '../../../lake/fragments/site/business.ts'
import { editable } from '../../../lake/preview-marks/marks.ts'
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
  const short = categories.filter((category) => !isLong(category))
  const ordered = [...categories.filter(isLong), ...short]
  const alone = short.length % 2 === 1 ? short.at(-1) : undefined
  return (
    <Band
      look="sheet"
      className="mt-4 print:mt-0 print:text-[7.5pt]/[1.15]"
      id={anchors.list}
      data-section="price-list"
      data-sheet=""
    >
      <div className="mx-auto w-page print:w-auto print:columns-2 print:gap-x-[7mm]">
        <SheetHead business={business} changedOn={list.changedAt && dayOf(list.changedAt)} />
        <div className={`${acrossColumns} print:hidden`}>
          <Head heading={heading} intro={intro} />
        </div>
        <div className={`${acrossColumns} mb-12 print:hidden`}>
          <PrintPage />
        </div>
        <div className="md:not-print:grid md:not-print:grid-cols-2 md:not-print:gap-x-grid-wide">
          {ordered.map((category) => (
            <CategoryOfPrices
              key={category.key}
              category={category}
              finished={finished}
              isWide={isLong(category) || category === alone}
            />
          ))}
        </div>
      </div>
    </Band>
  )
}

/** Others are so short that two stand beside each other. */
const isLong = ({ groups }: Category) => groups.length > 1

const acrossColumns = '[column-span:all]'

/** The prices of work that is done, which is shown as an example. */
type Finished = ReadonlySet<string>

/** Beside very large letters a price stands below its job. */
const narrow = '@max-[18.5rem]:block'
/** Where letters stand far apart, a long word breaks rather than push the prices off the screen. */
const cell = `align-baseline wrap-anywhere ${narrow}`
const last = `align-baseline ps-4 text-end ${narrow}`
const line = 'py-2.75 leading-[1.35] font-normal print:py-[0.25mm] print:leading-[1.1]'

const groupName = [
  'border-b-(length:--stroke) border-ink pt-7 pb-2.75 text-start text-h4/[1.35] wrap-anywhere md:pt-2.75 font-head font-stretch-110%',
  'print:break-after-avoid print:border-b-[0.5pt] print:pt-[0.9mm] print:pb-[0.25mm] print:text-[8pt]/[1.1]',
].join(' ')

/** On a phone words run on below a price of one line, whose column would leave them half of the screen. */
const belowPrice = 'max-md:not-print:me-[calc(100%-100cqi)]'

type CategoryProps = { category: Category; finished: Finished; isWide: boolean }

function CategoryOfPrices({ category, finished, isWide }: CategoryProps) {
  const { key, title, page, groups } = category
  const hasNames = isLong(category)
  const count = groups.flatMap(({ prices }) => prices).length
  return (
    <div
      className={`@container relative border-t-(length:--stroke) border-ink pt-[clamp(0.25rem,2vw,1.5rem)] pb-[clamp(0.25rem,5vw-1rem,3rem)] last:pb-0 print:border-0 print:p-0 ${isWide ? 'md:col-span-full' : ''}`}
      data-price-category=""
    >
      <PhoneFold
        title={
          <>
            <h3 className="text-quote print:mt-[1.2mm] print:border-b-(length:--stroke) print:border-ink print:text-[9.5pt]">
              {title}
            </h3>
            <span className="ms-auto text-sm text-ink-soft md:hidden print:hidden">
              {`${count} ${count === 1 ? 'price' : 'prices'}`}
            </span>
          </>
        }
        className="print:break-inside-auto max-md:not-print:[&[open]]:pb-6"
      >
        <div
          id={key}
          className={hasNames ? 'md:not-print:columns-2 md:not-print:gap-x-grid-wide' : undefined}
        >
          {page && (
            <div className="md:not-print:absolute md:not-print:end-0 md:not-print:top-4">
              <MoreLink href={pathOf(page)} about={title} />
            </div>
          )}
          {groups.map((group, place) => (
            <GroupOfPrices
              key={group.key}
              group={group}
              finished={finished}
              name={group.key !== key ? group.title : hasNames ? 'In general' : ''}
              isFirst={place === 0}
            />
          ))}
        </div>
      </PhoneFold>
    </div>
  )
}

type GroupProps = {
  group: Group
  finished: Finished
  /** What is seen above it: nothing where it is all of its category. */
  name: string
  isFirst: boolean
}

/** A table of its own: two engines tear one table apart where a column of the page ends. */
function GroupOfPrices({ group, finished, name, isFirst }: GroupProps) {
  const { title, page, prices } = group
  const isOwn = name === title
  return (
    <div className="md:break-inside-avoid md:not-print:pb-4.25">
      <table className={narrow}>
        <caption className={name ? `${groupName} ${isOwn ? '' : 'print:hidden'} ${narrow}` : 'sr-only'}>
          {isOwn && page ? (
            <a
              className="-mt-3.5 -mb-2.75 flex items-center gap-2 pt-3.5 pb-2.75 text-inherit no-underline hover:underline after:bg-brand-text print:inline"
              href={pathOf(page)}
              data-end-icon="arrow"
            >
              {title}
            </a>
          ) : (
            name
          )}
          {!isOwn && <span className="sr-only">{`Prices: ${title}`}</span>}
        </caption>
        {isFirst && (
          <thead className="md:sr-only print:hidden">
            <tr className={narrow}>
              <th className={`label pb-2.75 text-ink-soft ${cell}`} scope="col">
                Job and what it covers
              </th>
              <th className={`label pb-2.75 text-ink-soft ${last}`} scope="col">
                Price
              </th>
            </tr>
          </thead>
        )}
        <tbody className={narrow}>
          {prices.map((price) => (
            <Row key={price._id} price={price} isFinished={finished.has(price._id)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function Row({ price, isFinished }: { price: ListedPriceFragment; isFinished: boolean }) {
  const { _id, leastUnits, unit } = price
  const parts = priceParts(price)
  const about = aboutJob(price)
  const least = leastUnits ? `at least ${inUnits(leastUnits, unit)}`.replaceAll(' ', '\u00a0') : ''
  const terms = [parts.terms, least].filter(Boolean).join(', ')
  return (
    <tr className={`${narrow} target:bg-brand-wash`} id={_id} data-item="" {...editable(price, 'minimum')}>
      <th className={`${line} ${cell}`} scope="row">
        <span className="block font-semibold print:inline">
          {titleInList(price)}{' '}
          {isFinished && (
            <Badge look="outline" className="align-[0.1em] print:border-0 print:p-0 print:text-[6.5pt]">
              Example project
            </Badge>
          )}
        </span>
        {about && (
          <span
            className={`block text-sm/[1.35] text-ink-soft md:not-print:text-balance print:inline print:text-[6.25pt]/[1.1] ${terms ? '' : belowPrice}`.trim()}
          >
            {about}
          </span>
        )}
      </th>
      <td className={`${line} ${last}`}>
        <PriceTag {...parts} size="list" terms={terms} />
      </td>
    </tr>
  )
}

/** Prints the page; without a script it is not there, for the browser's own menu prints too. */
function PrintPage() {
  return (
    <print-page className="flex flex-wrap items-center gap-x-4 gap-y-2 not-[:defined]:invisible">
      <Button look="outline" icon="printer">
        Print the list
      </Button>
      <span className="text-sm text-ink-soft">Prints on one sheet</span>
    </print-page>
  )
}

type SheetHeadProps = { business: BusinessFragment; changedOn: string | null }

/** The title block of the printed sheet: on paper nothing else says whose prices these are. */
function SheetHead({ business, changedOn }: SheetHeadProps) {
  const facts = [
    { name: singlePages.pricesPage.title, value: changedOn ? `Last updated ${changedOn}` : 'Price list' },
    { name: 'Phone', value: formatPhone(business.phone) },
    { name: 'Email', value: business.email },
    { name: 'Address', value: addressOf(business) },
  ]
  return (
    <div
      className={`${acrossColumns} mb-[3mm] hidden print:block [&_li]:px-[2mm] [&_li]:py-[1mm] [&_li>span]:text-[6.5pt] [&>ul]:grid-cols-[repeat(4,auto)]`}
    >
      <p className="mb-[2mm] flex items-center gap-[2mm]">
        <Mark business={business} className="w-[9mm] stroke-current" />
        {!business.logo?.isName && <b className="text-[13pt] font-head">{business.name}</b>}{' '}
        {straplineOf(business)}. {business.licenceLine}.
      </p>
      <TitleBlock facts={facts} />
    </div>
  )
}
