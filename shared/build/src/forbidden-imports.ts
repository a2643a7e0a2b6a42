import type { Compiler } from 'webpack'

interface Rule {
  /** Matches the request as written. */
  readonly request: RegExp
  readonly instead: string
  /** Applies to the remote's own code; packages that it uses may import it. */
  readonly ownCodeOnly?: boolean
}

/** What a remote must not bundle: a second copy costs bytes, and often has separate state. */
const rules: readonly Rule[] = [
  { request: /^axios(\/|$)/, instead: 'Calls go through the api client of @brightyard/runtime.' },
  {
    request: /^rxjs(\/|$)/,
    instead: 'Channels are published and read through @brightyard/runtime.',
  },
  {
    request: /^(react-router|react-router-dom|@remix-run)(\/|$)/,
    instead: 'Links, navigation and parameters come from @brightyard/runtime.',
  },
  { request: /^@tanstack\/react-query(\/|$)/, instead: 'Queries come from @brightyard/runtime.' },
  {
    request: /^(@chakra-ui|@emotion|@ark-ui|@zag-js)\//,
    instead: 'Components and styles come from @brightyard/ui.',
  },
  {
    request: /^react-dom(\/|$)/,
    instead: 'The host renders; overlays come from @brightyard/ui/overlay.',
  },
  {
    request: /^react\/(?!jsx-runtime$)/,
    instead: 'Of react, the host provides react and react/jsx-runtime.',
  },
  {
    request: /^zod(\/|$)/,
    instead: "Schemas are written with `import * as z from '@brightyard/contract/schema'`.",
    ownCodeOnly: true,
  },
  {
    request: /^@brightyard\/runtime\/(?!(queries|events|payments|uploads|drafts|venue-time)$)./,
    instead:
      'Remotes use the entries @brightyard/runtime, its lists, queries, events, payments, uploads, drafts and venue times.',
  },
  {
    request: /^@brightyard\/(mfe-|host)/,
    instead: 'Remotes know each other only through paths, slots and channels of the contract.',
  },
  { request: /^@module-federation\//, instead: 'Only the host loads remotes.' },
  { request: /\.css$/, instead: 'Styles come from @brightyard/ui.' },
]

const isOwnCode = (issuer: string, folder: string) =>
  issuer.startsWith(folder) && !issuer.includes('/node_modules/')

/** Fails a remote's build on an import that only the host may have, and says what to use. */
export class ForbiddenImports {
  private readonly allowed: ReadonlySet<string>

  constructor(allowed: readonly string[]) {
    this.allowed = new Set(allowed)
  }

  apply(compiler: Compiler): void {
    const name = 'ForbiddenImports'
    compiler.hooks.normalModuleFactory.tap(name, (factory) => {
      factory.hooks.beforeResolve.tap(name, ({ request, contextInfo: { issuer } }) => {
        if (this.allowed.has(request)) return
        const own = isOwnCode(issuer ?? '', compiler.context)
        const broken = rules.find(
          (rule) => rule.request.test(request) && (own || !rule.ownCodeOnly),
        )
        if (broken) {
          throw new Error(`A remote may not import "${request}". ${broken.instead}`)
        }
      })
    })
  }
}
