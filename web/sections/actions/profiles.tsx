import type { BusinessSlice } from '../../documents/business.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Tip } from '../../ui/tip.tsx'

export const profileIcons = { Facebook: 'facebook', Instagram: 'instagram', LinkedIn: 'linkedin' } as const

type ProfilesProps = Pick<BusinessSlice, 'profiles'> & {
  /** Tells these links from the same ones elsewhere on the page. */
  at: 'contact' | 'footer'
}

/** The pages of the business on other sites. */
export function Profiles({ profiles, at }: ProfilesProps) {
  return (
    <div className="row profiles">
      {(profiles ?? []).map(({ _key, platform, url }) => {
        const tip = `${at}-${platform.toLowerCase()}`
        return (
          <Tip key={_key} id={tip} text={`${platform} (opens in a new tab)`}>
            <ButtonLink
              look="ghost"
              size="icon"
              icon={profileIcons[platform]}
              href={url}
              target="_blank"
              rel="noopener"
              aria-labelledby={tip}
            />
          </Tip>
        )
      })}
    </div>
  )
}
