import { Box, Card, Dialog, Flex, Stack, Text } from '@sanity/ui'
import {
  type ComponentType,
  type FormEvent,
  type ReactNode,
  useEffect,
  useId,
  useState,
  useSyncExternalStore,
} from 'react'
import { type LayoutProps, useCurrentUser } from 'sanity'
import { Field, TouchButton } from '../parts.tsx'
import { type Connection, type Status, waitsForLogin } from './connection.ts'

const NOTICES: Readonly<Record<Status, string | null>> = {
  connected: null,
  away: 'No connection. We’ll keep what you type here and send it when you’re back online.',
  trouble: 'Your website can’t save right now. We’ll keep what you type here and send it when it can.',
  session: 'You’re logged out. We’ll keep what you type here and send it when you log in.',
  'someone-else':
    'Someone else is logged in here now. We’ll keep what you typed and send it when you log in.',
}

/** On a phone the whole page scrolls. What lies below in the same place keeps the banner from covering the Studio at first. */
const ON_TOP = { position: 'fixed', top: 0, left: 0, right: 0, zIndex: 1_000 } as const

/** How long nobody has to type, in milliseconds. */
const PAUSE = 1_500

/** The Studio with a banner while it can't be reached, and a login over the form when the session is over. */
export function connectionLayout(
  connection: Connection,
  logIn: LogIn | undefined,
): ComponentType<LayoutProps> {
  return function ConnectionLayout(props) {
    const isOpen = useTypist(connection)
    const state = useSyncExternalStore(connection.subscribe, connection.state)
    const { status, refused } = state
    const notice = NOTICES[status]
    return (
      <Flex direction="column" height="fill">
        <div role="status" style={ON_TOP}>
          {notice && <Notice text={notice} />}
        </div>
        {notice && (
          <div aria-hidden style={{ visibility: 'hidden' }}>
            <Notice text={notice} />
          </div>
        )}
        {refused !== null && <Refused reason={refused} />}
        <Box flex={1} style={{ minHeight: 0 }}>
          {isOpen && props.renderDefault(props)}
        </Box>
        {waitsForLogin(state) && logIn && (
          <AfterTyping>
            <LoginDialog logIn={logIn} isSomeoneElse={status === 'someone-else'} onLogin={connection.retry} />
          </AfterTyping>
        )}
      </Flex>
    )
  }
}

/** Whether the connection knows who uses this tab: before that the Studio asks for no document, which may lack what they typed. */
function useTypist({ belongTo }: Connection): boolean {
  const id = useCurrentUser()?.id
  const [known, setKnown] = useState<string>()
  useEffect(() => {
    if (id !== undefined) void belongTo(id).then(() => setKnown(id))
  }, [id, belongTo])
  return id === undefined || id === known
}

/** Shows its children when the owner pauses: a dialog that opens earlier would take the rest of the sentence for its own. */
function AfterTyping({ children }: { children: ReactNode }) {
  const [isQuiet, setIsQuiet] = useState(false)

  useEffect(() => {
    const rest = () => setTimeout(() => setIsQuiet(true), PAUSE)
    let timer = rest()
    const wait = () => {
      clearTimeout(timer)
      timer = rest()
    }
    addEventListener('input', wait, true)
    return () => {
      clearTimeout(timer)
      removeEventListener('input', wait, true)
    }
  }, [])

  return isQuiet ? children : null
}

function Notice({ text }: { text: string }) {
  return (
    <Card tone="caution" padding={4} borderBottom>
      <Text size={2} weight="medium">
        {text}
      </Text>
    </Card>
  )
}

/** The form shows more than the lake has, until the Studio is loaded anew. */
function Refused({ reason }: { reason: string }) {
  return (
    <Card tone="critical" padding={4} borderBottom role="alert">
      <Flex align="center" gap={4}>
        <Box flex={1}>
          <Text size={2}>
            Something you typed without a connection can’t be saved anymore: {reason}. It’s still in the form.
            Copy what you need, then reload.
          </Text>
        </Box>
        <TouchButton mode="ghost" text="Reload" onClick={() => location.reload()} />
      </Flex>
    </Card>
  )
}

/** Each resolves to null, or to a sentence about what was wrong. */
export type LogIn = {
  withPassword(credentials: { name: string; password: string }): Promise<string | null>
  withPasskey(): Promise<string | null>
  /** Whether anybody could do so in this browser. */
  mayUsePasskey(): Promise<boolean>
}

type LoginProps = { logIn: LogIn; isSomeoneElse: boolean; onLogin: () => void }

/** Asks for the password or the passkey over the form, which stays as it is. The same person logs in again. */
function LoginDialog({ logIn, isSomeoneElse, onLogin }: LoginProps) {
  const name = useCurrentUser()?.name ?? ''
  const [password, setPassword] = useState('')
  const [mistake, setMistake] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [mayUsePasskey, setMayUsePasskey] = useState(false)
  useEffect(() => void logIn.mayUsePasskey().then(setMayUsePasskey), [logIn])

  async function attempt(attempted: Promise<string | null>) {
    setIsBusy(true)
    const answer = await attempted
    setIsBusy(false)
    setMistake(answer)
    if (answer === null) onLogin()
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    void attempt(logIn.withPassword({ name, password }))
  }

  return (
    <Dialog id={useId()} header="Log in again" width={0} zOffset={1_000} __unstable_autoFocus={false}>
      <Box as="form" padding={4} onSubmit={submit}>
        <Stack gap={4}>
          <Text size={2}>
            {isSomeoneElse
              ? `Someone else is logged in here now. If you’re ${name}, log in, and we’ll save what you typed.`
              : 'You’re logged out. What you typed is still here, and we’ll save it when you log in.'}
          </Text>
          {mistake && (
            <Text size={2} role="alert">
              {mistake}
            </Text>
          )}
          {mayUsePasskey && (
            <TouchButton
              text="Use your face, finger, or PIN"
              disabled={isBusy}
              onClick={() => attempt(logIn.withPasskey())}
            />
          )}
          <Field
            label="Password"
            type="password"
            autoComplete="current-password"
            autoFocus
            value={password}
            onType={setPassword}
          />
          <TouchButton type="submit" text="Log in" disabled={isBusy} />
          {isSomeoneElse && (
            <TouchButton mode="ghost" text={`I’m not ${name}`} onClick={() => location.reload()} />
          )}
        </Stack>
      </Box>
    </Dialog>
  )
}
