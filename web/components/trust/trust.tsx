import { type BusinessFragment, experienceOf } from '../../fragments/site/business.ts'
import { OutsideLink } from '../controls/more-link.tsx'

/** Who stands behind the work, beside each form: licenses that a visitor can look up, the insurer, and the warranty. */
export function Trust({ business }: { business: BusinessFragment }) {
  const { licences, insurance, warranty } = business
  const experience = experienceOf(business)
  return (
    <dl className="trust" data-section="trust">
      {licences?.map(({ _key, title, number, lookup }) => (
        <div key={_key}>
          <dt>{title}</dt>
          <dd className="num">
            {lookup ? (
              <OutsideLink href={lookup} text={number} about={`, look it up with the board: ${title}`} />
            ) : (
              number
            )}
          </dd>
        </div>
      ))}
      {insurance && <Line name="Insured by" text={insurance.text} />}
      {warranty && <Line name={`${warranty.term.label}: ${warranty.term.value}`} text={warranty.text} />}
      {experience && (
        <div>
          <dt className="vh">Experience</dt>
          <dd>{experience}</dd>
        </div>
      )}
    </dl>
  )
}

function Line({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
