import { Card, Flex, Stack, Text } from '@sanity/ui'
import { canAskDevice } from '../../auth/passkeys/ask-device.ts'
import { TouchButton } from '../parts.tsx'
import { type Logins, useAccountRequests } from './account-requests.ts'
import { useAttempts } from './attempts.tsx'

export type LoginsProps = { logins: Logins; reload: () => Promise<void> }

/** The passkeys of who is logged in, and the codes that help when all of their devices are gone. */
export function Passkeys(props: LoginsProps) {
  const { passkeys, recoveryCodes } = props.logins
  const requests = useAccountRequests()
  const { run, answer, isBusy } = useAttempts(props)

  async function add() {
    const mistake = await requests.addPasskey()
    if (mistake !== null || recoveryCodes > 0) return mistake
    // Without codes, who loses the phone loses the website.
    return requests.makeRecoveryCodes()
  }

  return (
    <Stack gap={4}>
      <Text size={2}>
        Log in the way you unlock your phone. Add each device, unless it shares passkeys with one you’ve
        added.
      </Text>
      {passkeys.map(({ id, name, created, used, isSynced }) => (
        <Row
          key={id}
          name={name}
          note={`${used ? `Used ${dayOf(used)}` : `Added ${dayOf(created)}`}${isSynced ? ', shared between your devices' : ''}`}
          action="Remove"
          onAct={() => run(() => requests.removePasskey(id))}
        />
      ))}
      {answer}
      {canAskDevice() ? (
        <TouchButton text="Use my face, finger, or PIN" disabled={isBusy} onClick={() => run(add)} />
      ) : (
        <Text size={2} muted>
          This browser can’t do that. Update it, or use another one.
        </Text>
      )}
      {passkeys.length + recoveryCodes > 0 && (
        <>
          <Text size={2}>{codesText(recoveryCodes)}</Text>
          <TouchButton
            mode="ghost"
            text="Print new recovery codes"
            disabled={isBusy}
            onClick={() => run(requests.makeRecoveryCodes)}
          />
        </>
      )}
    </Stack>
  )
}

type RowProps = { name: string; note: string; action?: string; onAct: () => void }

/** One of a list, with what can be done about it. */
export function Row({ name, note, action, onAct }: RowProps) {
  return (
    <Card border padding={3} radius={2}>
      <Flex align="center" gap={3} justify="space-between" style={{ minHeight: 44 }}>
        <Stack gap={3} flex={1}>
          <Text size={2} weight="medium">
            {name}
          </Text>
          <Text size={1} muted>
            {note}
          </Text>
        </Stack>
        {action && (
          <TouchButton
            mode="bleed"
            tone="critical"
            fontSize={1}
            text={action}
            aria-label={`${action}: ${name}`}
            onClick={onAct}
          />
        )}
      </Flex>
    </Card>
  )
}

function codesText(count: number): string {
  const left = `You have ${count} recovery code${count === 1 ? '' : 's'} left.`
  return `${left} Each lets you in once in place of a password, when you’ve lost your phone. New ones end the old ones.`
}

/** A moment in milliseconds, as people write it: "Nov 28, 3:12 PM". */
export function dayOf(moment: number): string {
  const form = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const
  return new Date(moment).toLocaleString('en-US', form)
}
