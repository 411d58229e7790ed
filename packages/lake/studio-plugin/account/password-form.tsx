import { ClientError } from '@sanity/client'
import { Box, Button, Card, Checkbox, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import { useClient } from 'sanity'

const NOTHING_TYPED = { current: '', password: '' }

export function PasswordForm() {
  const { changePassword } = useAccountRequests()
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [isShown, setIsShown] = useState(false)
  const [isBusy, setIsBusy] = useState(false)
  const [outcome, setOutcome] = useState<{ mistake: string | null } | null>(null)

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    setOutcome(null)
    const mistake = await changePassword(typed.current, typed.password)
    setIsBusy(false)
    setOutcome({ mistake })
    if (mistake === null) setTyped(NOTHING_TYPED)
  }

  const field = (name: keyof typeof NOTHING_TYPED) => ({
    value: typed[name],
    type: isShown ? ('text' as const) : ('password' as const),
    onType: (value: string) => setTyped({ ...typed, [name]: value }),
  })
  return (
    <Box as="form" onSubmit={submit}>
      <Stack gap={4}>
        <Field {...field('current')} label="Current password" autoComplete="current-password" />
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
        <Box aria-live="polite">{outcome && <Outcome {...outcome} />}</Box>
        <Button type="submit" padding={4} fontSize={2} text="Change password" disabled={isBusy} />
      </Stack>
    </Box>
  )
}

type FieldProps = {
  label: string
  hint?: string
  autoComplete: string
  type: 'text' | 'password'
  value: string
  onType: (value: string) => void
}

function Field({ label, hint, onType, ...input }: FieldProps) {
  const id = useId()
  return (
    <Stack gap={3}>
      <Text as="label" htmlFor={id} size={2} weight="medium">
        {label}
      </Text>
      <TextInput
        {...input}
        id={id}
        fontSize={3}
        autoCapitalize="none"
        spellCheck={false}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
      {hint && (
        <Text size={1} muted>
          {hint}
        </Text>
      )}
    </Stack>
  )
}

function Outcome({ mistake }: { mistake: string | null }) {
  return (
    <Card tone={mistake === null ? 'positive' : 'critical'} padding={4} radius={2}>
      <Text size={2}>{mistake ?? 'Your password is changed. You’re signed out everywhere else.'}</Text>
    </Card>
  )
}

/** Each resolves to null when it is done, or to a sentence about what was wrong. */
export function useAccountRequests() {
  const client = useClient({ apiVersion: '2025-02-19' })
  return {
    changePassword: (current: string, password: string) =>
      mistakeIn(client.request({ url: '/users/me/password', method: 'PUT', body: { current, password } })),
    signOutEverywhere: () =>
      mistakeIn(client.request({ url: '/auth/logout', method: 'POST', query: { everywhere: 'true' } })),
  }
}

async function mistakeIn(request: Promise<unknown>): Promise<string | null> {
  try {
    await request
    return null
  } catch (error) {
    if (!(error instanceof ClientError))
      return 'There’s no connection. Please try again when you’re back online.'
    const body: unknown = error.response.body
    const message = typeof body === 'object' && body !== null && 'message' in body ? body.message : ''
    return String(message || 'Something went wrong. Please try again.')
  }
}
