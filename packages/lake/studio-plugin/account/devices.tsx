import { Stack, Text } from '@sanity/ui'
import { useAccountRequests } from './account-requests.ts'
import { useAttempts } from './attempts.tsx'
import { dayOf, type LoginsProps, Row } from './passkeys.tsx'

/** Where the user is logged in. Each device can be logged out from here, at once. */
export function Devices(props: LoginsProps) {
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
