import { Box, Card, Checkbox, Flex, Stack, Text } from '@sanity/ui'
import { type FormEvent, useState } from 'react'
import { Field, TouchButton } from '../parts.tsx'
import { useAccountRequests } from './account-requests.ts'
import { useAttempts } from './attempts.tsx'
import type { LoginsProps } from './passkeys.tsx'

const NOTHING_TYPED = { current: '', password: '' }

/** Changes the password, or makes one where there is none. */
export function PasswordForm(props: LoginsProps) {
  const { hasPassword } = props.logins
  const { changePassword } = useAccountRequests()
  const { run, answer, isBusy } = useAttempts(props)
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [isShown, setIsShown] = useState(false)
  const [isDone, setIsDone] = useState(false)

  async function change() {
    const mistake = await changePassword(typed.current, typed.password)
    setIsDone(mistake === null)
    if (mistake === null) setTyped(NOTHING_TYPED)
    return mistake
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsDone(false)
    await run(change)
  }

  const field = (name: keyof typeof NOTHING_TYPED) => ({
    value: typed[name],
    type: isShown ? ('text' as const) : ('password' as const),
    onType: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <Box as="form" onSubmit={submit}>
      <Stack gap={4}>
        {hasPassword && (
          <Field {...field('current')} label="Current password" autoComplete="current-password" />
        )}
        <Field
          {...field('password')}
          label="New password"
          autoComplete="new-password"
          hint="At least 12 characters, such as three or four words that don’t belong together."
        />
        <Flex as="label" align="center" gap={3}>
          <Checkbox checked={isShown} onChange={() => setIsShown(!isShown)} />
          <Text size={2}>Show what I type</Text>
        </Flex>
        <Box aria-live="polite">{isDone && <Done />}</Box>
        {answer}
        <TouchButton
          type="submit"
          text={hasPassword ? 'Change password' : 'Save password'}
          disabled={isBusy}
        />
      </Stack>
    </Box>
  )
}

function Done() {
  return (
    <Card tone="positive" padding={4} radius={2}>
      <Text size={2}>Your password is changed. You’re signed out everywhere else.</Text>
    </Card>
  )
}

/** Once there is another way to log in, and one for when that is lost. */
export function PasswordSwitch(props: LoginsProps) {
  const { hasPassword, passkeys, recoveryCodes } = props.logins
  const { switchPasswordOff } = useAccountRequests()
  const { run, answer, isBusy } = useAttempts(props)
  if (!hasPassword)
    return <Text size={2}>Your password is off. To switch it on again, choose a new one:</Text>
  if (passkeys.length === 0 || recoveryCodes === 0) return null
  return (
    <Stack gap={4}>
      <Text size={2}>You don’t need it anymore. Without one, nobody can guess it.</Text>
      <TouchButton
        mode="ghost"
        text="Switch my password off"
        disabled={isBusy}
        onClick={() => run(switchPasswordOff)}
      />
      {answer}
    </Stack>
  )
}
