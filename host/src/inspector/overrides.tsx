import { type FormEvent, useId, useState } from 'react'
import { putOverrides } from './edge-calls.ts'
import type { SiteFacts } from './edge-calls.ts'

const prefix = 'remote.'

/** An override that a link proposes; it is set only when the person confirms it here. */
function proposed() {
  const [first] = [...new URLSearchParams(location.search)].filter(([key]) =>
    key.startsWith(prefix),
  )
  return first ? { name: first[0].slice(prefix.length), url: first[1] } : null
}

/** Reloads the page without the proposal of the link. */
function reloadWithoutProposal() {
  const url = new URL(location.href)
  const proposals = [...url.searchParams.keys()].filter((key) => key.startsWith(prefix))
  for (const key of proposals) url.searchParams.delete(key)
  if (url.href === location.href) location.reload()
  else location.replace(url)
}

/** Sets and clears the overrides of this browser. */
export function Overrides({ site, names }: { site: SiteFacts; names: readonly string[] }) {
  const [proposal] = useState(proposed)
  const [name, setName] = useState(proposal?.name ?? names[0] ?? '')
  const [url, setUrl] = useState(proposal?.url ?? '')
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const id = useId()
  if (!site.canOverride) return <p>This site does not allow overrides.</p>

  function change(remotes: Readonly<Record<string, string>>) {
    setBusy(true)
    setProblem(null)
    putOverrides(remotes).then(reloadWithoutProposal, (error: unknown) => {
      setBusy(false)
      setProblem(error instanceof Error ? error.message : String(error))
    })
  }
  function submit(event: FormEvent) {
    event.preventDefault()
    change({ [name.trim()]: url.trim() })
  }

  return (
    <>
      {site.overrides.length === 0 && <p>Everything in this browser comes from the release set.</p>}
      <ul className="rows">
        {site.overrides.map((override) => (
          <li key={override.name}>
            <strong>{override.name}</strong>
            <span>{override.url}</span>
            {override.problem && <span className="problem">{override.problem}</span>}
            <button
              type="button"
              disabled={busy}
              onClick={() => change({ [override.name]: '' })}
              aria-label={`Clear the override of ${override.name}`}
            >
              Clear
            </button>
          </li>
        ))}
      </ul>
      {site.overrides.length > 1 && (
        <button type="button" disabled={busy} onClick={() => change({})}>
          Clear all overrides
        </button>
      )}
      <form onSubmit={submit}>
        {proposal && (
          <p className="problem">
            {`A link asks to load ${proposal.name} from the address below. Use it only if you know who sent it.`}
          </p>
        )}
        <label htmlFor={`${id}-name`}>Remote</label>
        <input
          id={`${id}-name`}
          list={`${id}-names`}
          value={name}
          required
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <datalist id={`${id}-names`}>
          {names.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </datalist>
        <label htmlFor={`${id}-url`}>Address of its release folder</label>
        <input
          id={`${id}-url`}
          type="url"
          value={url}
          required
          placeholder="http://localhost:3200/"
          aria-describedby={`${id}-help`}
          onChange={(event) => setUrl(event.target.value)}
        />
        <p id={`${id}-help`} className="help">
          {`Only in this browser, for half a day. Allowed: ${site.origins.join(', ')}`}
        </p>
        <div role="alert">{problem && <p className="problem">{problem}</p>}</div>
        <button type="submit" className="solid" disabled={busy}>
          Use this release
        </button>
      </form>
    </>
  )
}
