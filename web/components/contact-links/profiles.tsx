import type { BusinessSlice } from '../../fragments/site/business.ts'
import { ButtonLink } from '../controls/button.tsx'
import { Tip } from '../controls/tip.tsx'

export const profileIcons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin' } as const

/** The pages of the business on other sites. */
export function Profiles({ profiles }: Pick<BusinessSlice, 'profiles'>) {
  return (
    <div className="row profiles">
      {(profiles ?? []).map(({ _key, platform, url }) => {
        const name = `${platform} (opens in a new tab)`
        return (
          <Tip key={_key} text={name}>
            <ButtonLink
              look="ghost"
              size="icon"
              icon={profileIcons[platform]}
              href={url}
              target="_blank"
              rel="noopener"
              aria-label={name}
            />
          </Tip>
        )
      })}
    </div>
  )
}
