import { type BusinessFragment, experienceOf } from '../../lake/fragments/site/business.ts'
import { OutsideLink } from '../controls/more-link.tsx'
import { PhoneFold, ruledOnPhone } from '../text/fold.tsx'

const list = [
  'border-t-(length:--stroke) border-ink [--apart:0.6rem] gap-x-grid md:grid md:grid-cols-[repeat(auto-fill,minmax(20rem,1fr))]',
  'not-print:*:min-h-target *:flex *:flex-wrap *:content-center *:items-baseline *:justify-between *:gap-x-2 *:border-b *:border-line *:py-(--apart) md:*:flex-col md:*:flex-nowrap md:*:items-start md:*:justify-start text-sm/[1.45]',
  'md:*:break-inside-avoid [&_b]:text-label/[1.45] [&_b]:font-semibold [&_b]:tracking-[-0.01em] [&_b]:text-ink-soft [&_b]:font-stretch-118%',
].join(' ')

/** What a visitor may check before asking for anything; it stands once on a page, beside or below its form. */
export function Trust({ business }: { business: BusinessFragment }) {
  const { licences, insurance, warranty, experience } = business
  if (!(licences?.length || insurance || warranty || experience)) return null
  return (
    <div className={ruledOnPhone}>
      <PhoneFold title={<span className="md:text-h4 md:font-button">Licenses and insurance</span>}>
        <TrustList business={business} />
      </PhoneFold>
    </div>
  )
}

function TrustList({ business }: { business: BusinessFragment }) {
  const { licences, insurance, warranty } = business
  const experience = experienceOf(business)
  return (
    <ul className={list} data-section="trust">
      {licences?.map(({ _key, title, number, lookup }) => (
        <li key={_key} className="text-[length:var(--text-label)] even-figures">
          <b>{title}</b>{' '}
          {lookup ? (
            <OutsideLink
              href={lookup}
              text={number}
              about={`, look it up with the board: ${title}`}
              className="-my-3 text-inherit"
            />
          ) : (
            number
          )}
        </li>
      ))}
      {insurance && (
        <li>
          <b>Insured by</b> {insurance.text}
        </li>
      )}
      {warranty && (
        <li>
          <b>
            {warranty.term.label}: {warranty.term.value}
          </b>{' '}
          {warranty.text}
        </li>
      )}
      {experience && (
        <li>
          <b>Experience</b> {experience}
        </li>
      )}
    </ul>
  )
}
