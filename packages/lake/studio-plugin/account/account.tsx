import { UserIcon } from '@sanity/icons/User'
import { Box, Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { type ComponentType, type ReactNode, useState } from 'react'
import { defineLocaleResourceBundle, type PluginOptions, useCurrentUser } from 'sanity'
import { TouchButton } from '../parts.tsx'
import { useAccountRequests, useLogins } from './account-requests.ts'
import { useAttempts } from './attempts.tsx'
import { dayOf, type LoginsProps, Passkeys, Row } from './passkeys.tsx'
import { PasswordForm, PasswordSwitch } from './password-form.tsx'

export type AccountScreen = ComponentType<{ title: string; intro: string; children: ReactNode }>

// Over a document that somebody's role does not let them change.
const READ_ONLY = 'You can read this, but you can’t change it. Ask the owner to.'
const WORDS = {
  'banners.permission-check-banner.missing-permission_create_one': READ_ONLY,
  'banners.permission-check-banner.missing-permission_update_one': READ_ONLY,
}

/** "Account" in the Studio of the embedded lake; at Sanity, an account is managed elsewhere. */
export function account(screen: AccountScreen = PlainScreen): PluginOptions {
  const component = () => <AccountTool screen={screen} />
  return {
    name: 'account',
    tools: [{ name: 'account', title: 'Account', icon: UserIcon, component }],
    i18n: {
      bundles: [defineLocaleResourceBundle({ locale: 'en-US', namespace: 'structure', resources: WORDS })],
    },
  }
}

/** Who is logged in, and what they can do about it. */
function AccountTool({ screen: Screen }: { screen: AccountScreen }) {
  const user = useCurrentUser()
  const { logins, reload } = useLogins()
  return (
    <Screen title={user?.name ?? ''} intro={whatTheyMay(user?.roles ?? [])}>
      {logins && (
        <>
          <Part title="Face or finger in place of a password">
            <Passkeys logins={logins} reload={reload} />
          </Part>
          <Part title="Your password">
            <PasswordSwitch logins={logins} reload={reload} />
            <PasswordForm logins={logins} reload={reload} />
          </Part>
          <Part title="Where you’re logged in">
            <Devices logins={logins} reload={reload} />
          </Part>
        </>
      )}
      <Part title="Sign out everywhere">
        <SignOutEverywhere />
      </Part>
    </Screen>
  )
}

const PlainScreen: AccountScreen = ({ title, intro, children }) => (
  <Container width={0} padding={4}>
    <Stack gap={4}>
      <Heading as="h1" size={2}>
        {title}
      </Heading>
      <Text size={2}>{intro}</Text>
      {children}
    </Stack>
  </Container>
)

function whatTheyMay([role]: readonly { name: string; title: string }[]): string {
  if (!role || role.name === 'administrator') return 'You can change everything.'
  return `You can change ${role.title}, and see everything else.`
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card border radius={3} padding={4}>
      <Stack gap={4}>
        <Heading as="h2" size={1}>
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  )
}

/** Where the user is logged in. Each device can be logged out from here, at once. */
function Devices(props: LoginsProps) {
  const requests = useAccountRequests()
  const { run, answer } = useAttempts(props)
  return (
    <Stack gap={4}>
      <Text size={2}>If you don’t know one of these, log it out, then change how you log in.</Text>
      {props.logins.devices.map(({ id, browser, used, isThis }) => (
        <Row
          key={id}
          name={browser}
          note={isThis ? 'This one' : `Used ${dayOf(used)}`}
          action={isThis ? undefined : 'Log out'}
          onAct={() => run(() => requests.logOutDevice(id))}
        />
      ))}
      {answer}
    </Stack>
  )
}

function SignOutEverywhere() {
  const { signOutEverywhere } = useAccountRequests()
  const [mistake, setMistake] = useState<string | null>(null)

  async function signOut() {
    const answer = await signOutEverywhere()
    if (answer === null) location.reload()
    else setMistake(answer)
  }

  return (
    <Stack gap={4}>
      <Text size={2}>
        This signs you out on every phone and computer, including this one. Do it if you lose your phone.
      </Text>
      <Box aria-live="polite">{mistake && <Text size={2}>{mistake}</Text>}</Box>
      <TouchButton mode="ghost" tone="critical" text="Sign out everywhere" onClick={signOut} />
    </Stack>
  )
}
