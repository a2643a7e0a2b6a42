import type { InternalAxiosRequestConfig } from 'axios'

/** Calls that never carry vendor_id. */
const withoutVendorId = ['/api/user', '/api/my/payment/mark']

type Fields = Record<string, string>

const isPlainBody = (data: unknown): data is Record<string, unknown> =>
  Object.prototype.toString.call(data) === '[object Object]'

function addToBody(config: InternalAxiosRequestConfig<unknown>, fields: Fields) {
  if (config.data instanceof FormData) {
    for (const [name, value] of Object.entries(fields)) config.data.append(name, value)
  } else if (config.data === undefined || isPlainBody(config.data)) {
    config.data = { ...config.data, ...fields }
  }
}

const isRead = (config: InternalAxiosRequestConfig) => config.method?.toUpperCase() === 'GET'

/** Adds vendor_id to body, form data, or the query of a GET; nothing where none is stored. */
export function addVendorId(config: InternalAxiosRequestConfig, vendorId: string | null) {
  if (!vendorId || withoutVendorId.includes(config.url ?? '')) return config
  if (isRead(config)) config.params = { ...(config.params as Fields), vendor_id: vendorId }
  else addToBody(config, { vendor_id: vendorId })
  return config
}

const ofAssessments = /^\/api\/assessment(?=\/|$)/

/**
 * Adds the candidate's passcode and application to the bodies of the assessments' calls, at the vendor API's address
 * alone: in any other body it would be the password of somebody's account, or told to a stranger. Never in a query.
 */
export function addIndividualData(
  config: InternalAxiosRequestConfig,
  individual: { password: string; application_id: string } | null,
  vendorBase: string | undefined,
) {
  const isMeant = config.baseURL === vendorBase && ofAssessments.test(config.url ?? '')
  if (individual && isMeant && !isRead(config)) addToBody(config, individual)
  return config
}
