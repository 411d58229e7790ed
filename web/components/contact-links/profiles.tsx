import type { BusinessFragment } from '../../fragments/site/business.ts'
import { ButtonLink } from '../controls/button.tsx'
import { newTab } from '../controls/more-link.tsx'

export const profileIcons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin' } as const

export function Profiles({ profiles }: Pick<BusinessFragment, 'profiles'>) {
  return (
    <ul className="flex flex-wrap items-center gap-x-4 profiles print:hidden">
      {(profiles ?? []).map(({ _key, platform, url }) => (
        <li key={_key}>
          <ButtonLink look="link" size="sm" icon={profileIcons[platform]} href={url} {...newTab(platform)}>
            {platform}
          </ButtonLink>
        </li>
      ))}
    </ul>
  )
}
