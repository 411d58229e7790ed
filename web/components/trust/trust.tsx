import { type BusinessFragment, experienceOf } from '../../fragments/site/business.ts'
import { OutsideLink } from '../controls/more-link.tsx'
import { PhoneFold } from '../text/fold.tsx'

/** What a visitor may check before asking for anything; it stands once on a page, beside or below its form. */
export function Trust({ business }: { business: BusinessFragment }) {
  return (
    <div className="folded-trust">
      <PhoneFold title="Licenses and insurance">
        <TrustList business={business} />
      </PhoneFold>
    </div>
  )
}

function TrustList({ business }: { business: BusinessFragment }) {
  const { licences, insurance, warranty } = business
  const experience = experienceOf(business)
  return (
    <ul className="trust" data-section="trust">
      {licences?.map(({ _key, title, number, lookup }) => (
        <li key={_key} className="tabular-nums">
          <b>{title}</b>{' '}
          {lookup ? (
            <OutsideLink
              href={lookup}
              text={number}
              about={`, look it up with the board: ${title}`}
              className="-my-(--apart) text-inherit"
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
      {experience && <li>{experience}</li>}
    </ul>
  )
}
