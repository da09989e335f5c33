import { APIPromise, APIResource, type RequestOptions } from "../core.js";

export interface ReportFetchDailyParams {
  format?: string;
}
export declare class Reports extends APIResource {
  fetchDaily(
    day: string,
    query?: ReportFetchDailyParams,
    options?: RequestOptions,
  ): APIPromise<unknown>;
}
