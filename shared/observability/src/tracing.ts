/**
 * Traces of requests and database calls by OpenTelemetry, when OTEL_EXPORTER_OTLP_ENDPOINT is set; else nothing of it
 * is even loaded. Returns the way to stop, which sends what is still waiting.
 */
export async function startTracing(service: string): Promise<() => Promise<void>> {
  if (!process.env['OTEL_EXPORTER_OTLP_ENDPOINT']) return () => Promise.resolve()
  const [
    { NodeSDK },
    { OTLPTraceExporter },
    { HttpInstrumentation },
    { UndiciInstrumentation },
    { PgInstrumentation },
  ] = await Promise.all([
    import('@opentelemetry/sdk-node'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/instrumentation-http'),
    import('@opentelemetry/instrumentation-undici'),
    import('@opentelemetry/instrumentation-pg'),
  ])
  const sdk = new NodeSDK({
    serviceName: `brightyard-${service}`,
    traceExporter: new OTLPTraceExporter(),
    instrumentations: [
      new HttpInstrumentation(),
      // `fetch` and the way to the api, which hand the trace on
      new UndiciInstrumentation(),
      new PgInstrumentation(),
    ],
  })
  sdk.start()
  return () => sdk.shutdown()
}
