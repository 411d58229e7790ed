/** The tables of a TrueType font by their four-letter names, in the order of the file. */
export type Tables = Map<string, Buffer>

const HEADER = 12
const ENTRY = 16

export function readTables(font: Buffer): Tables {
  const tables: Tables = new Map()
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const entry = HEADER + index * ENTRY
    const offset = font.readUInt32BE(entry + 8)
    const length = font.readUInt32BE(entry + 12)
    tables.set(font.toString('latin1', entry, entry + 4), font.subarray(offset, offset + length))
  }
  return tables
}

/** Throws when the font has no such table. */
export function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name)
  if (!found) throw new Error(`The font has no table "${name}".`)
  return found
}

/** Checksums are left out: packing the font as WOFF2 computes them. */
export function writeTables(tables: Tables): Buffer {
  const names = [...tables.keys()].sort()
  const directory = Buffer.alloc(HEADER + names.length * ENTRY)
  directory.writeUInt32BE(0x00010000, 0)
  directory.writeUInt16BE(names.length, 4)
  const bodies: Buffer[] = []
  let offset = directory.length
  for (const [index, name] of names.entries()) {
    const body = table(tables, name)
    const entry = HEADER + index * ENTRY
    directory.write(name, entry, 'latin1')
    directory.writeUInt32BE(offset, entry + 8)
    directory.writeUInt32BE(body.length, entry + 12)
    const padded = Buffer.concat([body], Math.ceil(body.length / 4) * 4)
    bodies.push(padded)
    offset += padded.length
  }
  return Buffer.concat([directory, ...bodies])
}
