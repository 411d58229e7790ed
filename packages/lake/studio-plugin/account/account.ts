import { UserIcon } from '@sanity/icons/User'
import { createElement } from 'react'
import { defineLocaleResourceBundle, type PluginOptions } from 'sanity'
import { type AccountScreen, AccountTool } from './account-tool.tsx'

// Over a document that somebody's role does not let them change.
const READ_ONLY = 'You can read this, but you can’t change it. Ask the owner to.'
const WORDS = {
  'banners.permission-check-banner.missing-permission_create_one': READ_ONLY,
  'banners.permission-check-banner.missing-permission_update_one': READ_ONLY,
}

/** "Account" in the Studio of the embedded lake; at Sanity, an account is managed elsewhere. */
export function account(screen: AccountScreen | undefined): PluginOptions {
  const component = () => createElement(AccountTool, { screen })
  return {
    name: 'account',
    tools: [{ name: 'account', title: 'Account', icon: UserIcon, component }],
    i18n: {
      bundles: [defineLocaleResourceBundle({ locale: 'en-US', namespace: 'structure', resources: WORDS })],
    },
  }
}
