/** A crown over a spirit level. */
export function LogoMark() {
  return (
    <svg viewBox="0 0 44 32" aria-hidden="true">
      <path d="M6 12V3l8 5 8-7 8 7 8-5v9M17 17v12M27 17v12" />
      <rect x="1" y="16" width="42" height="14" rx="7" />
      <ellipse className="bubble" cx="22" cy="23" rx="3.5" ry="3" />
    </svg>
  )
}
