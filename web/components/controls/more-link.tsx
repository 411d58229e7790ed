type MoreLinkProps = {
  href: string
  text?: string
  /** What it is more of, for people who hear links one by one. */
  about?: string
  /** For its place in a layout. */
  className?: string
}

/** As a link that stands for itself. */
export const moreLook = 'inline-flex min-h-target items-center gap-[0.4em] font-semibold'

/** What makes a link leave the site in a tab of its own. */
export const newTab = { target: '_blank', rel: 'noopener' }

/** Says so to screen readers, after the link's words. */
export const InNewTab = () => <span className="sr-only"> (opens in a new tab)</span>

export function MoreLink({ href, text = 'Learn more', about, className = '' }: MoreLinkProps) {
  return (
    <a className={`${moreLook} print:hidden ${className}`.trim()} href={href} data-end-icon="arrow">
      {text}
      {about && <span className="sr-only">: {about}</span>}
    </a>
  )
}

export function OutsideLink({ href, text, about, className = 'print:hidden' }: MoreLinkProps) {
  return (
    <a className={`${moreLook} ${className}`} href={href} {...newTab} data-end-icon="external">
      {text}
      {about && <span className="sr-only">{about}</span>}
      <InNewTab />
    </a>
  )
}
