import { missingFields } from '../../lake/preview-marks/marks.ts'

/** In sight wherever on the page the draft would be. */
const LOOK = {
  position: 'fixed',
  inset: 'auto 0 0',
  zIndex: 100,
  padding: '1rem',
  background: 'var(--brand-wash)',
} as const

/** Says over the end of the window that the page shows what is published, because a draft is not ready; nothing to visitors. */
export function MissingFields() {
  const { isDraft, fields } = missingFields()
  if (fields.length === 0) return null
  return (
    <div role="status" style={LOOK}>
      <p>
        <b>
          {isDraft ? 'A part of the page is not what you typed.' : 'The page still shows what is published.'}
        </b>{' '}
        {isDraft
          ? 'It’s left out, or shown as it was before, until this is fixed:'
          : 'It shows your draft as soon as this is filled in:'}
      </p>
      <ul>
        {fields.map(({ words, studioLink, mark }) => (
          <li key={words} data-sanity={mark}>
            {words}{' '}
            <a href={studioLink} target="_blank" rel="noreferrer">
              Fill it in
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
