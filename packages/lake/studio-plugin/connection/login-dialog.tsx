import { Box, Button, Dialog, Stack, Text, TextInput } from '@sanity/ui'
import { type FormEvent, useId, useState } from 'react'
import { useCurrentUser } from 'sanity'

/** Resolves to null, or to a sentence about what was wrong. */
export type LogIn = (credentials: { name: string; password: string }) => Promise<string | null>

/** Asks for the password over the form, which stays as it is. The same person logs in again. */
export function LoginDialog({ logIn, onLogin }: { logIn: LogIn; onLogin: () => void }) {
  const name = useCurrentUser()?.name ?? ''
  const [password, setPassword] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [dialogId, fieldId] = [useId(), useId()]

  async function submit(event: FormEvent) {
    event.preventDefault()
    setIsBusy(true)
    const answer = await logIn({ name, password })
    setIsBusy(false)
    setMistake(answer)
    if (answer === null) onLogin()
  }

  return (
    <Dialog id={dialogId} header="Log in again" width={0} zOffset={1_000} __unstable_autoFocus={false}>
      <Box as="form" padding={4} onSubmit={submit}>
        <Stack gap={4}>
          <Text size={2}>
            You’re logged out. What you typed is still here, and we’ll save it when you log in.
          </Text>
          {mistake && (
            <Text size={2} role="alert">
              {mistake}
            </Text>
          )}
          <Text as="label" htmlFor={fieldId} size={2} weight="medium">
            Password
          </Text>
          <TextInput
            id={fieldId}
            type="password"
            autoComplete="current-password"
            autoFocus
            fontSize={3}
            value={password}
            onChange={({ currentTarget }) => setPassword(currentTarget.value)}
          />
          <Button type="submit" padding={4} fontSize={2} text="Log in" disabled={isBusy} />
        </Stack>
      </Box>
    </Dialog>
  )
}
