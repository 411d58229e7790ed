import { Box, Card, Dialog, Stack, Text } from '@sanity/ui'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { canAskDevice } from '../../auth/passkeys/ask-device.ts'
import { Field, TouchButton } from '../parts.tsx'
import { type Logins, NEEDS_PROOF, type Outcome, useAccountRequests } from './account-requests.ts'

type Work = () => Outcome

/**
 * Runs what somebody has tapped, and asks them first to show who they are where the lake wants that. `answer` is to be shown beside the
 * button: what was wrong, or the dialog.
 */
export function useAttempts({ logins, reload }: { logins: Logins; reload: () => Promise<void> }) {
  const [mistake, setMistake] = useState<string | null>(null)
  const [waiting, setWaiting] = useState<Work | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  async function run(work: Work): Promise<void> {
    setIsBusy(true)
    setMistake(null)
    setWaiting(null)
    const outcome = await work()
    if (outcome === NEEDS_PROOF) setWaiting(() => work)
    else setMistake(outcome)
    await reload()
    setIsBusy(false)
  }

  const answer: ReactNode = (
    <>
      <Box aria-live="polite">{mistake && <Mistake>{mistake}</Mistake>}</Box>
      {waiting && (
        <ProofDialog logins={logins} onProved={() => run(waiting)} onClose={() => setWaiting(null)} />
      )}
    </>
  )
  return { run, answer, isBusy }
}

export function Mistake({ children }: { children: ReactNode }) {
  return (
    <Card tone="critical" padding={4} radius={2}>
      <Text size={2}>{children}</Text>
    </Card>
  )
}

type ProofProps = { logins: Logins; onProved: () => void; onClose: () => void }

/** By whichever way this person logs in. */
function ProofDialog({ logins: { hasPassword, passkeys }, onProved, onClose }: ProofProps) {
  const requests = useAccountRequests()
  const [password, setPassword] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)

  async function prove(outcome: Outcome) {
    const answer = await outcome
    setMistake(answer)
    if (answer === null) onProved()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    // The dialog may stand in another form.
    event.stopPropagation()
    void prove(requests.proveWithPassword(password))
  }

  return (
    <Dialog id={useId()} header="Is it you?" width={0} zOffset={1_000} onClose={onClose}>
      <Box as="form" padding={4} onSubmit={submit}>
        <Stack gap={4}>
          <Text size={2}>You logged in a while ago. Please show once more that it’s you.</Text>
          {mistake && <Mistake>{mistake}</Mistake>}
          {passkeys.length > 0 && canAskDevice() && (
            <TouchButton
              text="Use your face, finger, or PIN"
              onClick={() => prove(requests.proveWithPasskey())}
            />
          )}
          <Field
            label={hasPassword ? 'Your password' : 'A recovery code'}
            type="password"
            autoComplete="current-password"
            value={password}
            onType={setPassword}
          />
          <TouchButton type="submit" mode="ghost" text="Go on" />
        </Stack>
      </Box>
    </Dialog>
  )
}
