import { missingFields } from './marks.ts'

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
  const missing = missingFields()
  if (missing.length === 0) return null
  return (
    <div role="status" style={LOOK}>
      <p>
        <b>The page still shows what is published.</b> It shows your draft as soon as this is filled in:
      </p>
      <ul>
        {missing.map(({ words, studioLink, mark }) => (
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
