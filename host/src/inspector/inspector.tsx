import { formatDate, viewerZone } from '@brightyard/runtime'
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import type { Tab } from '../open-tab/tab.ts'
import { fetchSiteFacts } from './edge-calls.ts'
import { Overrides } from './overrides.tsx'
import { RemoteCard } from './remote-card.tsx'
import type { SiteFacts } from './edge-calls.ts'
import { eventFacts, remoteFacts, sharedFacts, slotFacts } from './tab-facts.ts'

const refreshMilliseconds = 1000

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}

/** What runs in this tab and where it comes from. Reads only while open. */
export function Inspector({ tab, onClose }: { tab: Tab; onClose: () => void }) {
  const [site, setSite] = useState<SiteFacts | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [, setTick] = useState(0)
  const title = useRef<HTMLHeadingElement>(null)
  const panel = useRef<HTMLDivElement>(null)

  const load = useCallback(() => {
    fetchSiteFacts().then(
      (facts) => {
        setSite(facts)
        setProblem(null)
      },
      (error: unknown) => setProblem(error instanceof Error ? error.message : String(error)),
    )
  }, [])
  useEffect(load, [load])
  useEffect(() => title.current?.focus(), [])
  useEffect(() => {
    // On the panel itself, so that the page keeps its own use of the key.
    const element = panel.current
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    element?.addEventListener('keydown', onKey)
    return () => element?.removeEventListener('keydown', onKey)
  }, [onClose])
  useEffect(() => {
    const timer = setInterval(() => setTick((count) => count + 1), refreshMilliseconds)
    return () => clearInterval(timer)
  }, [])

  const { set } = tab.environment.modules
  const overridden = new Set(site?.overrides.map(({ name }) => name))
  const isBehind = site?.set && site.set.number !== set.number
  return (
    <div className="panel" role="dialog" aria-labelledby="inspector-title" ref={panel}>
      <header>
        <div>
          <h2 id="inspector-title" ref={title} tabIndex={-1}>
            Inspector
          </h2>
          <p>
            {`Release set ${set.number} in this tab`}
            {isBehind && `; set ${site.set?.number} comes with the next page`}
          </p>
        </div>
        <button type="button" className="plain" onClick={onClose}>
          Close
        </button>
      </header>
      <div className="body">
        {problem && (
          <p role="alert" className="problem">
            {problem}{' '}
            <button type="button" onClick={load}>
              Try again
            </button>
          </p>
        )}
        <Section title="Overrides">
          {site ? <Overrides site={site} names={Object.keys(set.remotes)} /> : <p>Loading…</p>}
        </Section>
        <Section title="Remotes">
          {remoteFacts(set, overridden).map((remote) => (
            <RemoteCard
              key={remote.name}
              remote={remote}
              release={site?.releases.find(({ name }) => name === remote.name)}
            />
          ))}
        </Section>
        <Section title="Shared packages">
          <ul className="rows">
            {sharedFacts().map(({ name, version, provider, users, isLoaded }) => (
              <li key={name + version}>
                <strong>{`${name} ${version}`}</strong>
                <span>
                  {isLoaded
                    ? `from ${provider}; used by ${users.join(', ')}`
                    : `provided by ${provider}, not loaded yet`}
                </span>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Slots on this page">
          <ul className="rows">
            {slotFacts(set).map(({ name, remote }) => (
              <li key={name}>
                <strong>{name}</strong>
                <span>{remote ? `filled by ${remote}` : 'not filled'}</span>
              </li>
            ))}
          </ul>
        </Section>
        <Section title="Last events">
          <ul className="rows events">
            {eventFacts().map(({ channel, at, text }, index) => (
              <li key={`${at} ${channel} ${index}`}>
                <strong>{channel}</strong>
                <time dateTime={new Date(at).toISOString()}>
                  {formatDate(new Date(at).toISOString(), 'time-with-seconds', viewerZone())}
                </time>
                <code>{text}</code>
              </li>
            ))}
          </ul>
        </Section>
      </div>
    </div>
  )
}
