import type { ReleaseSet } from '@brightyard/contract/release'
import { chakra, Span } from '@brightyard/ui'
import { ScrollBox } from './scroll-box.tsx'
import { cell, head, table } from './table-styles.ts'

/** The release of every remote in a set, beside those of the candidate. */
export function Versions({
  set,
  caption,
  candidate,
}: {
  set: ReleaseSet
  caption: string
  candidate?: ReleaseSet | null
}) {
  const names = [
    ...new Set([...Object.keys(set.remotes), ...Object.keys(candidate?.remotes ?? {})]),
  ].toSorted()
  return (
    <ScrollBox label={caption}>
      <chakra.table {...table}>
        <caption>
          <Span srOnly>{caption}</Span>
        </caption>
        <thead>
          <tr>
            <chakra.th scope="col" {...head}>
              Remote
            </chakra.th>
            <chakra.th scope="col" {...head}>
              Version
            </chakra.th>
            {candidate && (
              <chakra.th scope="col" {...head}>
                Candidate
              </chakra.th>
            )}
            <chakra.th scope="col" {...head}>
              Previous
            </chakra.th>
          </tr>
        </thead>
        <tbody>
          {names.map((name) => {
            const here = set.remotes[name]
            const next = candidate?.remotes[name]?.release.version
            return (
              <tr key={name}>
                <chakra.th scope="row" {...cell} fontWeight="semibold">
                  {name}
                </chakra.th>
                <chakra.td {...cell}>{here?.release.version ?? 'none'}</chakra.td>
                {candidate && (
                  <chakra.td {...cell}>
                    {next === here?.release.version ? 'same' : (next ?? 'none')}
                  </chakra.td>
                )}
                <chakra.td {...cell} color="fg.muted">
                  {here?.lastKnownGood?.version ?? '—'}
                </chakra.td>
              </tr>
            )
          })}
        </tbody>
      </chakra.table>
    </ScrollBox>
  )
}
