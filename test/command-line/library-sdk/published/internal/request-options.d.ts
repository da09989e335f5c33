export interface RequestOptions {
  headers?: Record<string, string | null | undefined>;
  idempotencyKey?: string;
  maxRetries?: number;
  timeout?: number;
  signal?: AbortSignal | null | undefined;
}
