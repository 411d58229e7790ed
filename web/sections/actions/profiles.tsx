import type { BusinessSlice } from '../../documents/business.ts'
import { Icon } from '../../ui/icon.tsx'

export const profileIcons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin' } as const

/** The pages of the business on other sites. */
export function Profiles({ profiles }: Pick<BusinessSlice, 'profiles'>) {
  return (
    <div className="row profiles">
      {(profiles ?? []).map(({ _key, platform, url }) => (
        <a
          key={_key}
          className="btn ghost icon"
          href={url}
          target="_blank"
          rel="noopener"
          aria-label={`${platform} (opens in a new tab)`}
        >
          <Icon name={profileIcons[platform]} />
        </a>
      ))}
    </div>
  )
}
