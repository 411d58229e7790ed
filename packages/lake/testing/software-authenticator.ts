import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto'

/** What a test has a device do otherwise than it should. */
type Wrong = {
  /** The page that asks, when it is another one than the device believes. */
  origin?: string
  host?: string
  /** Whether nobody showed a face, a finger or a PIN. */
  isUnverified?: boolean
  isSignatureWrong?: boolean
}

type Options = { challenge: string; user?: { id: string } }

const sha256 = (data: Buffer | string) => hash('sha256', data, 'buffer')

/** Present, verified, and with the data of a key (w3.org/TR/webauthn-3/#authdata-flags). */
const FLAGS = { present: 0x01, verified: 0x04, hasKey: 0x40 }

/** A device with one passkey, as far as a server sees it: ES256, no attestation, and a counter. */
export class SoftwareAuthenticator {
  readonly #id = randomBytes(16)
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject }
  readonly #page: { origin: string; host: string }
  #user = ''
  #counter = 0

  constructor(address: string) {
    const { origin, hostname } = new URL(address)
    this.#page = { origin, host: hostname }
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  }

  get id(): string {
    return this.#id.toString('base64url')
  }

  /** As JSON, what `navigator.credentials.create` would give. */
  create({ challenge, user }: Options, wrong: Wrong = {}): string {
    this.#user = user?.id ?? ''
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = cbor([
      ...([
        [1, 2],
        [3, -7],
        [-1, 1],
      ] as const),
      ...([
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ] as const),
    ])
    const length = Buffer.from([0, this.#id.length])
    const authData = Buffer.concat([
      this.#authData(FLAGS.hasKey, wrong),
      Buffer.alloc(16),
      length,
      this.#id,
      key,
    ])
    const attestationObject = cbor([
      ['fmt', 'none'],
      ['attStmt', []],
      ['authData', authData],
    ])
    const clientDataJSON = this.#clientData('webauthn.create', challenge, wrong)
    return this.#answer({ clientDataJSON, attestationObject, transports: ['internal'] })
  }

  /** What `navigator.credentials.get` would give. */
  get({ challenge }: Options, wrong: Wrong = {}): string {
    this.#counter += 1
    const authenticatorData = this.#authData(0, wrong)
    const clientDataJSON = this.#clientData('webauthn.get', challenge, wrong)
    const signed = Buffer.concat([
      authenticatorData,
      sha256(clientDataJSON),
      ...(wrong.isSignatureWrong ? [Buffer.from('x')] : []),
    ])
    const signature = sign('sha256', signed, this.#keys.privateKey)
    return this.#answer({
      clientDataJSON,
      authenticatorData,
      signature,
      userHandle: Buffer.from(this.#user, 'base64url'),
    })
  }

  #authData(more: number, { host = this.#page.host, isUnverified = false }: Wrong): Buffer {
    const flags = FLAGS.present | (isUnverified ? 0 : FLAGS.verified) | more
    const counter = Buffer.alloc(4)
    counter.writeUInt32BE(this.#counter)
    return Buffer.concat([sha256(host), Buffer.from([flags]), counter])
  }

  #clientData(type: string, challenge: string, { origin = this.#page.origin }: Wrong): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  #answer(response: Record<string, Buffer | string[]>): string {
    const written = Object.entries(response).map(([name, value]) => [
      name,
      Buffer.isBuffer(value) ? value.toString('base64url') : value,
    ])
    const { id } = this
    return JSON.stringify({
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: Object.fromEntries(written),
    })
  }
}

/** A list is the entries of a map. */
type Value = number | string | Buffer | readonly (readonly [key: number | string, value: Value])[]

/** As much of RFC 8949 as a key and an attestation need. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  return Buffer.concat([head(5, value.length), ...value.flatMap((entry) => entry.map(cbor))])
}

function head(type: number, count: number): Buffer {
  const kind = type << 5
  return count < 24 ? Buffer.from([kind | count]) : Buffer.from([kind | 24, count])
}
