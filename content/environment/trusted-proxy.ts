import type { Variables } from './variables.ts'

/** A proxy of ours that stands between visitors and this machine, and says in a header where each request came from. */
export type TrustedProxy = {
  /** The header's name, such as `x-forwarded-for`; in small letters. */
  header: string
  /** The proxy's own addresses, or ranges such as `10.0.0.0/8`: the header counts in what comes from one of them alone. */
  addresses: readonly string[]
}

const HEADER = 'TRUSTED_ADDRESS_HEADER'
const PROXIES = 'TRUSTED_PROXIES'

/** The proxy that the two variables name, or `undefined` when both are empty; says what is wrong with any other values. */
export function readTrustedProxy(variables: Variables, problems: string[]): TrustedProxy | undefined {
  const header = variables[HEADER]?.toLowerCase() ?? ''
  const addresses = (variables[PROXIES] ?? '').split(',').flatMap((part) => part.trim() || [])
  if (!header && addresses.length === 0) return undefined
  const found = [...problemsOfHeader(header), ...problemsOfAddresses(addresses)]
  problems.push(...found)
  return found.length > 0 ? undefined : { header, addresses }
}

function problemsOfHeader(header: string): string[] {
  if (!header)
    return [`${PROXIES} is set: name the header that the proxy writes in ${HEADER}, such as X-Forwarded-For.`]
  // Its entries are no addresses but "for=192.0.2.1;proto=https".
  if (header === 'forwarded' || !/^[\w-]+$/.test(header))
    return [
      `${HEADER} is "${header}": give the name of one header that holds addresses, such as X-Forwarded-For.`,
    ]
  return []
}

function problemsOfAddresses(addresses: readonly string[]): string[] {
  if (addresses.length === 0)
    return [
      `${HEADER} is set: name the proxy's own address in ${PROXIES}, such as 127.0.0.1 for one on this machine.`,
    ]
  return addresses
    .filter((address) => !isRange(address))
    .map(
      (address) =>
        `${PROXIES} has "${address}": give addresses such as 127.0.0.1, ::1 or 10.0.0.0/8, with commas between.`,
    )
}

/** The Studio's bundle has this file too, where there is no `isIP` of Node. */
function isRange(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const longest = isFour(address) ? 32 : isSix(address) ? 128 : 0
  const isLength = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
  return longest > 0 && isLength && more.length === 0
}

function isFour(text: string): boolean {
  return /^\d{1,3}(\.\d{1,3}){3}$/.test(text) && text.split('.').every((part) => Number(part) <= 255)
}

function isSix(text: string): boolean {
  return /^[\da-f:.]*:[\da-f:.]*$/i.test(text) && URL.canParse(`http://[${text}]`)
}
