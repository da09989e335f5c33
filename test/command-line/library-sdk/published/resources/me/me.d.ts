import { APIResource } from "../../core/resource.js";
import * as SavedLoansAPI from "./saved-loans.js";

export declare class Me extends APIResource {
  savedLoans: SavedLoansAPI.SavedLoans;
}
