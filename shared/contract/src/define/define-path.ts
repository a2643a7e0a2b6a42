type Required<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? RequiredIn<Head> | Required<Rest>
  : RequiredIn<P>
type RequiredIn<S extends string> = S extends `:${infer Name}`
  ? Name extends `${string}?`
    ? never
    : Name
  : never

type Optional<P extends string> = P extends `${infer Head}/${infer Rest}`
  ? OptionalIn<Head> | Optional<Rest>
  : OptionalIn<P>
type OptionalIn<S extends string> = S extends `:${infer Name}?` ? Name : never

type Value = string | number
/** The parameters of a pattern; an optional one may be left out. */
export type PathParams<P extends string> = Record<Required<P>, Value> &
  Partial<Record<Optional<P>, Value>>
/** Query values; undefined, null and '' are left out, an array is repeated. */
export type PathQuery = Record<string, Value | boolean | null | undefined | readonly Value[]>

type ToArguments<P extends string> = [Required<P>] extends [never]
  ? [params?: PathParams<P>, query?: PathQuery]
  : [params: PathParams<P>, query?: PathQuery]

export interface Path<P extends string = string> {
  /** react-router's pattern, as used in a route. */
  readonly pattern: P
  /** The address for these parameters, encoded; a missing one does not compile. */
  to(...args: ToArguments<P>): string
}

/** An address of the site: paths are built with `to`, never concatenated. */
export function definePath<const P extends string>(pattern: P): Path<P> {
  return {
    pattern,
    to: (...[params, query]) => (fillPattern(pattern, params ?? {}) || '/') + queryString(query),
  }
}

/** Puts values into a pattern of react-router's shape; an optional parameter without value is dropped. */
export function fillPattern(pattern: string, params: Readonly<Record<string, unknown>>): string {
  return pattern.replace(/\/:(\w+)(\?)?/g, (_, name: string, optional?: string) => {
    const value = params[name]
    if ((typeof value !== 'string' && typeof value !== 'number') || value === '') {
      if (optional) return ''
      throw new Error(`The address ${pattern} needs a value for ${name}.`)
    }
    return `/${encodeURIComponent(value)}`
  })
}

/** `?a=1&b=2`, or '' when nothing is left. */
export function queryString(query: PathQuery | undefined): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? (value as readonly Value[]) : [value as Value]) {
      if (one !== undefined && one !== null && one !== '') search.append(name, String(one))
    }
  }
  const text = search.toString()
  return text && `?${text}`
}
