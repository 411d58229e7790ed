import type { BusinessFragment } from '../../lake/fragments/site/business.ts'
import { ButtonLink } from '../controls/button.tsx'
import { InNewTab, newTab } from '../controls/more-link.tsx'

export const profileIcons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin' } as const

type ProfilesProps = Pick<BusinessFragment, 'profiles'> & {
  /** For its place in a layout. */
  className?: string
}

export function Profiles({ profiles, className = '' }: ProfilesProps) {
  if (!profiles?.length) return null
  return (
    <ul className={`flex flex-wrap items-center gap-x-3 print:hidden ${className}`.trim()}>
      {profiles.map(({ _key, platform, url }) => (
        <li key={_key}>
          <ButtonLink look="link" size="sm" icon={profileIcons[platform]} href={url} {...newTab}>
            {platform}
            <InNewTab />
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
